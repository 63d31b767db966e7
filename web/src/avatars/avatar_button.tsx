// Your own avatar next to your name; it opens all the others.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { AvatarChoice } from './avatar_choice_lazy';
import { ownAvatar } from './avatar';
import { Avatar } from './avatar_view';
import './avatar_button.css';

export function AvatarButton({ name }: { readonly name: string }): JSX.Element {
  const isOpen = useSignal(false);
  const close = (): void => void (isOpen.value = false);
  return (
    <>
      <button
        type="button"
        class="avatar-button"
        aria-label={t('avatar.change')}
        title={t('avatar.change')}
        onClick={() => (isOpen.value = true)}
      >
        <Avatar face={ownAvatar()} name={name} />
      </button>
      {isOpen.value && (
        <Dialog
          title={t('avatar.title')}
          onClose={close}
          footer={
            <Button kind="primary" onClick={close}>
              {t('chooser.done')}
            </Button>
          }
        >
          <AvatarChoice name={name} />
        </Dialog>
      )}
    </>
  );
}

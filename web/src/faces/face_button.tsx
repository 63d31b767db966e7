// Your own face next to your name; it opens all the others.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { FaceChoice } from './face_choice_lazy';
import { ownFace } from './face';
import { Face } from './face_view';
import './face_button.css';

export function FaceButton({ name }: { readonly name: string }): JSX.Element {
  const isOpen = useSignal(false);
  const close = (): void => void (isOpen.value = false);
  return (
    <>
      <button
        type="button"
        class="face-button"
        aria-label={t('face.change')}
        title={t('face.change')}
        onClick={() => (isOpen.value = true)}
      >
        <Face face={ownFace()} name={name} />
      </button>
      {isOpen.value && (
        <Dialog
          title={t('face.title')}
          onClose={close}
          footer={
            <Button kind="primary" onClick={close}>
              {t('chooser.done')}
            </Button>
          }
        >
          <FaceChoice name={name} />
        </Dialog>
      )}
    </>
  );
}

// Taking one's own name out of a finished game, in the browser that played it.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { api } from '../link/api';
import { dropNameKey, nameKeys } from '../settings/name_keys';
import { tr } from '../text/replay';
import { t } from '../text/text';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { toast } from '../ui/toast';

export function OwnName({ link }: { readonly link: string | null }): JSX.Element | null {
  const sure = useSignal(false);
  const record = link?.split('/').at(-1) ?? '';
  const own = nameKeys.value[record];
  if (own === undefined) return null;
  const remove = async (): Promise<void> => {
    const answer = await api.forgetName(record, own);
    sure.value = false;
    if (!answer.ok) return toast(tr('replay.name.failed'), 'trouble');
    dropNameKey(record);
    toast(tr('replay.name.done'));
  };
  return (
    <>
      <Button kind="quiet" icon="mask" onClick={() => (sure.value = true)}>
        {tr('replay.name')}
      </Button>
      {sure.value && (
        <Dialog title={tr('replay.name.sure')} onClose={() => (sure.value = false)}>
          <p>{tr('replay.name.text')}</p>
          <Button kind="danger" onClick={() => void remove()}>
            {tr('replay.name')}
          </Button>
          <Button onClick={() => (sure.value = false)}>{t('cancel')}</Button>
        </Dialog>
      )}
    </>
  );
}

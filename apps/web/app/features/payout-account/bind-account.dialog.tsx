import { useRef } from 'react';
import { Button } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';

export const namespaces = ['payout_account'] as const;

/** Whoever came for a deposit is asked for an account first; behind it lies the page that it is added on. */
export function DialogContent({ onClose }: DialogContentProps<'bind-account'>) {
  const t = useTranslate('payout_account');
  const shell = useTranslate('shell');
  const adds = useRef(false);
  const add = () => {
    adds.current = true;
    onClose();
  };
  return (
    <Dialog
      title={t('prompt.title')}
      description={t('prompt.text')}
      closeLabel={shell('close')}
      onClose={onClose}
      finalFocus={() => (adds.current ? firstStep() : null)}
      actions={
        <>
          <Button onClick={onClose}>{t('prompt.later')}</Button>
          <Button kind="accent" onClick={add}>
            {t('add')}
          </Button>
        </>
      }
    />
  );
}

/** What adding begins with: the bank, or the way to the name that an account needs. */
function firstStep(): HTMLElement | null {
  const step = document.querySelector<HTMLElement>('[aria-labelledby="payout-add"] :is(select, a)');
  step?.scrollIntoView({ block: 'center' });
  return step;
}

import { useState } from 'react';
import { Button } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { toasts, useTranslate } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';
import { reads } from '#app/api/reads.ts';
import { bonusesRead } from './bonus-reads.ts';

interface Props {
  grantId: number;
  /** What the member is asked about: no more than that is given up. */
  held: string;
  amount: string;
  onClose: () => void;
}

/** Asks whether a bonus is given up, and does so. */
export function ForfeitDialog({ grantId, held, amount, onClose }: Props) {
  const t = useTranslate('bonus');
  const shell = useTranslate('shell');
  const [isSending, setSending] = useState(false);
  const forfeit = async () => {
    setSending(true);
    const result = await api.call('/member/bonus/forfeit', { grant_id: grantId, held });
    toasts.show(result.ok ? 'success' : 'error', result.ok ? t('forfeited') : result.message);
    await reads.again(bonusesRead);
    onClose();
  };
  return (
    <Dialog
      title={t('forfeit_title', { amount })}
      closeLabel={shell('close')}
      onClose={onClose}
      actions={
        <>
          <Button kind="plain" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button kind="action" disabled={isSending} onClick={() => void forfeit()}>
            {t('forfeit', { amount })}
          </Button>
        </>
      }
    >
      <p>{t('forfeit_text')}</p>
    </Dialog>
  );
}

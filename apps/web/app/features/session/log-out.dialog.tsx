import { useState } from 'react';
import { Button } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';
import { logOut } from '#app/member/end-session.ts';

export const namespaces = ['session'] as const;

/** Asked only while a game is open: logging out closes it. */
export function DialogContent({ onClose }: { onClose: () => void }) {
  const t = useTranslate('session');
  const shell = useTranslate('shell');
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    // the money first: it comes back from the provider while the token still counts
    await api.call('/member/game/leave1', {});
    await logOut();
    onClose();
  };
  return (
    <Dialog
      title={t('log_out.title')}
      description={t('log_out.playing')}
      closeLabel={shell('close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('log_out.stay')}</Button>
          <Button kind="accent" busy={busy} onClick={() => void leave()}>
            {t('log_out.leave')}
          </Button>
        </>
      }
    />
  );
}

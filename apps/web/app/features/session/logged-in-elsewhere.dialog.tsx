import { Button } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import { dialogs } from '#app/dialogs/dialogs.ts';

export const namespaces = ['session'] as const;

/** The older session's last word: why it ended and what to do if it was not oneself. */
export function DialogContent({ onClose }: { onClose: () => void }) {
  const t = useTranslate('session');
  const shell = useTranslate('shell');
  const logInAgain = () => {
    onClose();
    dialogs.open('login');
  };
  return (
    <Dialog
      title={t('elsewhere.title')}
      description={t('already_login_msg')}
      closeLabel={shell('close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{shell('close')}</Button>
          <Button kind="accent" onClick={logInAgain}>
            {t('log_in_again')}
          </Button>
        </>
      }
    >
      <p>{t('elsewhere.advice')}</p>
    </Dialog>
  );
}

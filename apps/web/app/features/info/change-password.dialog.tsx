import '#app/forms/form.css';
import { useState } from 'react';
import { Button } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { logOut } from '#app/member/end-session.ts';
import { LoginPasswordForm } from './login-password-form.tsx';

export const namespaces = ['user_info', 'register', 'errors', 'session'] as const;

/** Asked before anything else: the only other way is out. */
export function DialogContent({ onClose }: DialogContentProps<'change-password'>) {
  const t = useTranslate('user_info');
  const session = useTranslate('session');
  const shell = useTranslate('shell');
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await logOut();
  };
  return (
    <Dialog
      title={t('forced.title')}
      description={t('forced.message')}
      closeLabel={shell('close')}
      onClose={onClose}
      dismissible={false}
      actions={
        <Button kind="plain" busy={busy} onClick={() => void leave()}>
          {session('log_out.button')}
        </Button>
      }
    >
      <LoginPasswordForm />
    </Dialog>
  );
}

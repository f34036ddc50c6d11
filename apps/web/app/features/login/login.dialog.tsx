import '#app/forms/form.css';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { LoginPicture } from './login-picture.tsx';
import { LoginForm } from './login-form.tsx';
import { ThirdPartyButtons } from './third-party/third-party-buttons.tsx';

export const namespaces = ['login', 'captcha', 'third_party'] as const;

export function DialogContent({ reason, account, onClose }: DialogContentProps<'login'>) {
  const t = useTranslate('login');
  const shell = useTranslate('shell');
  return (
    <Dialog title={t('title')} description={reason} closeLabel={shell('close')} onClose={onClose}>
      <LoginPicture />
      <LoginForm account={account} onDone={onClose} />
      <ThirdPartyButtons onDone={onClose} />
    </Dialog>
  );
}

import '#app/forms/form.css';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { LoginForm } from './login-form.tsx';

export const namespaces = ['login', 'captcha'] as const;

export function DialogContent({ reason, onClose }: DialogContentProps<'login'>) {
  const t = useTranslate('login');
  const shell = useTranslate('shell');
  return (
    <Dialog title={t('title')} description={reason} closeLabel={shell('close')} onClose={onClose}>
      <LoginForm onDone={onClose} />
    </Dialog>
  );
}

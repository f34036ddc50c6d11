import '#app/forms/form.css';
import { Button, PasswordInput } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { toasts, useTranslate } from '@halls/web-kit';
import { FormFrame, useField, useForm } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { resetRules, type ResetField } from './reset-rules.ts';

export const namespaces = ['recovery', 'errors'] as const;

/** The new password of somebody who has proved who they are. */
export function DialogContent({ account, token, onClose }: DialogContentProps<'reset-password'>) {
  const t = useTranslate('recovery');
  const say = useTranslate('errors');
  const shell = useTranslate('shell');
  const onSet = () => {
    onClose();
    toasts.show('success', t('reset.done'));
    dialogs.open('login', { account });
  };
  const form = useForm<ResetField>(resetRules({ api, account, token, say, onSet }));
  const shown = { showLabel: t('show_password'), hideLabel: t('hide_password') };
  const startAgain = () => {
    onClose();
    dialogs.open('forgotten-password', { account });
  };
  return (
    <Dialog
      title={t('reset.title')}
      description={t('reset.intro', { account })}
      closeLabel={shell('close')}
      onClose={onClose}
    >
      <FormFrame
        form={form}
        submitKind="accent"
        submitLabel={t('reset.submit')}
        aside={
          <Button kind="plain" size="small" className="link-button" onClick={startAgain}>
            {t('reset.start_again')}
          </Button>
        }
      >
        <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
        <PasswordInput
          {...useField(form, 'password')}
          {...shown}
          label={t('reset.password')}
          hint={t('reset.hint')}
          autoComplete="new-password"
          maxLength={12}
          required
        />
        <PasswordInput
          {...useField(form, 'check_password')}
          {...shown}
          label={t('reset.check_password')}
          autoComplete="new-password"
          maxLength={12}
          required
        />
      </FormFrame>
    </Dialog>
  );
}

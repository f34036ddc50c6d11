import { PasswordInput } from '@halls/ui';
import { toasts } from '@halls/web-kit';
import { FormFrame, useField, useForm, type Form } from '@halls/web-kit/forms';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { faultsOf } from '#app/command/faults-of.ts';
import { askSession } from '#app/api/ask-session.ts';
import { newPasswordFault } from '#app/session/new-password-fault.ts';
import { useTranslate } from '#app/texts/texts.ts';

type Name = 'old_password' | 'password' | 'again';

const oldWrong = 101;

/** A new password for oneself; sessions elsewhere end by it. */
export function PasswordForm() {
  const t = useTranslate('sign_in');
  const a = useTranslate('account');
  const form: Form<Name> = useForm<Name>({
    check: ({ old_password: old = '', password = '', again = '' }) => {
      const fault = newPasswordFault(password, again);
      return {
        ...(old === '' && { old_password: t('password_missing') }),
        ...(fault && { [fault.field]: t(fault.key) }),
      };
    },
    async send({ old_password = '', password = '' }) {
      const result = await api.call('/own-password/change', { old_password, password });
      if (!result.ok)
        return result.code === oldWrong
          ? { errors: { old_password: result.message } }
          : { errors: faultsOf(result.data), problem: result.message };
      for (const name of ['old_password', 'password', 'again'] as const) form.enter(name, '');
      toasts.show('success', a('password_changed'));
      await Promise.all([askSession(), readAgain('/own-session/list')]);
      return null;
    },
  });
  return (
    <FormFrame form={form} submitLabel={a('password_submit')} submitKind="accent">
      <SecretField
        form={form}
        name="old_password"
        label={a('old_password')}
        autoComplete="current-password"
      />
      <SecretField form={form} name="password" label={t('new_password')} autoComplete="new-password" />
      <SecretField form={form} name="again" label={t('new_password_again')} autoComplete="new-password" />
    </FormFrame>
  );
}

function SecretField({
  form,
  name,
  ...field
}: {
  form: Form<Name>;
  name: Name;
  label: string;
  autoComplete: string;
}) {
  const t = useTranslate('sign_in');
  return (
    <PasswordInput
      {...useField(form, name)}
      {...field}
      showLabel={t('password_show')}
      hideLabel={t('password_hide')}
    />
  );
}

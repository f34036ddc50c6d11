import { useState } from 'react';
import { PasswordInput } from '@halls/ui';
import { FormFrame, useField, useForm, type Form } from '@halls/web-kit/forms';
import { api } from '#app/api/api.ts';
import { Doorway } from '#app/frame/doorway.tsx';
import { faultsOf } from '#app/command/faults-of.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { newPasswordFault } from '#app/session/new-password-fault.ts';
import { SignInForm } from './sign-in-form.tsx';

type Name = 'password' | 'again';

/** Where a one-time link leads: an operator sets their password, and signs in with it. */
export function InvitationPage() {
  const t = useTranslate('sign_in');
  // behind the # it stays in the browser, whoever keeps a log of addresses
  const [token] = useState(() => location.hash.slice(1));
  const [account, setAccount] = useState<string | null>(null);
  const form = useForm<Name>({
    check: ({ password = '', again = '' }) => {
      const fault = newPasswordFault(password, again);
      return fault ? { [fault.field]: t(fault.key) } : {};
    },
    async send({ password = '' }) {
      const result = await api.call('/invitation/accept', { token, password });
      if (!result.ok) return { errors: faultsOf(result.data), problem: result.message };
      setAccount(result.data.account);
      return null;
    },
  });
  if (account !== null)
    return (
      <Doorway title={t('title')} note={t('invitation_done')}>
        <SignInForm account={account} />
      </Doorway>
    );
  return (
    <Doorway title={t('invitation')} note={t('invitation_note')}>
      <FormFrame form={form} submitLabel={t('invitation_submit')} submitKind="action">
        <NewPasswordField form={form} name="password" label={t('new_password')} />
        <NewPasswordField form={form} name="again" label={t('new_password_again')} />
      </FormFrame>
    </Doorway>
  );
}

function NewPasswordField({ form, name, label }: { form: Form<Name>; name: Name; label: string }) {
  const t = useTranslate('sign_in');
  return (
    <PasswordInput
      {...useField(form, name)}
      label={label}
      autoComplete="new-password"
      showLabel={t('password_show')}
      hideLabel={t('password_hide')}
    />
  );
}

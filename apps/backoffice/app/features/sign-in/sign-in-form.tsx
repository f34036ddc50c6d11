import { useState } from 'react';
import { PasswordInput, TextInput } from '@halls/ui';
import { FormFrame, useField, useForm, type Form, type FormRules } from '@halls/web-kit/forms';
import { api } from '#app/api/api.ts';
import { beginSession } from '#app/session/office-session.ts';
import { speakTo, useTranslate } from '#app/texts/texts.ts';
import { faultsOf } from '#app/command/faults-of.ts';

type Name = 'account' | 'password' | 'code';

const codeNeeded = 102;
const codeWrong = 103;

/** Account and password; the code of an authenticator once the server asks for it. */
export function SignInForm({ account = '' }: { account?: string }) {
  const t = useTranslate('sign_in');
  const [asksCode, setAsksCode] = useState(false);
  const rules: FormRules<Name> = {
    check: ({ account: given = '', password = '', code = '' }) => ({
      ...(given.trim() === '' && { account: t('account_missing') }),
      ...(password === '' && { password: t('password_missing') }),
      ...(asksCode && !/^\d{6}$/.test(code.trim()) && { code: t('code_missing') }),
    }),
    async send({ account: given = '', password = '', code = '' }) {
      const result = await api.call('/sign-in', {
        account: given.trim(),
        password,
        ...(asksCode && { code: code.trim() }),
      });
      if (result.ok) {
        await speakTo(result.data.operator.language);
        beginSession(result.data);
        return null;
      }
      if (result.code === codeNeeded) {
        setAsksCode(true);
        return asksCode ? { errors: { code: result.message } } : {};
      }
      if (result.code === codeWrong) return { errors: { code: result.message } };
      return { errors: faultsOf(result.data), problem: result.message };
    },
  };
  const form = useForm(rules, { account });
  return (
    <FormFrame form={form} submitLabel={t('submit')} submitKind="action">
      <AccountField form={form} isFixed={account !== ''} />
      <SecretField form={form} />
      {asksCode && <CodeField form={form} />}
    </FormFrame>
  );
}

function AccountField({ form, isFixed }: { form: Form<Name>; isFixed: boolean }) {
  const t = useTranslate('sign_in');
  return (
    <TextInput
      {...useField(form, 'account')}
      label={t('account')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      readOnly={isFixed}
      autoFocus={!isFixed}
    />
  );
}

function SecretField({ form }: { form: Form<Name> }) {
  const t = useTranslate('sign_in');
  return (
    <PasswordInput
      {...useField(form, 'password')}
      label={t('password')}
      autoComplete="current-password"
      showLabel={t('password_show')}
      hideLabel={t('password_hide')}
    />
  );
}

function CodeField({ form }: { form: Form<Name> }) {
  const t = useTranslate('sign_in');
  return (
    <TextInput
      {...useField(form, 'code')}
      label={t('code')}
      hint={t('code_hint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      autoFocus
    />
  );
}

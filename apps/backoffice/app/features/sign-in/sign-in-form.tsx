import { useState } from 'react';
import { PasswordInput, TextInput } from '@halls/ui';
import { FormFrame, useField, useForm, type Form, type FormRules } from '@halls/web-kit/forms';
import type { SecondFactors } from '@halls/contract/operator';
import { api } from '#app/api/api.ts';
import { sendProof } from '#app/api/send-proof.ts';
import { beginSession } from '#app/session/office-session.ts';
import { speakTo, useTranslate } from '#app/texts/texts.ts';
import { faultsOf } from '#app/command/faults-of.ts';

type Name = 'account' | 'password' | 'code';

const codeWrong = 103;

/** Account and password; a passkey or the code of an authenticator once the server asks for it. */
export function SignInForm({ account = '' }: { account?: string }) {
  const t = useTranslate('sign_in');
  const [factors, setFactors] = useState<SecondFactors | null>(null);
  const asksCode = factors?.has_authenticator ?? false;
  const rules: FormRules<Name> = {
    check: ({ account: given = '', password = '', code = '' }) => ({
      ...(given.trim() === '' && { account: t('account_missing') }),
      ...(password === '' && { password: t('password_missing') }),
      ...(asksCode &&
        !(code.trim() === '' && factors?.passkey) &&
        !/^\d{6}$/.test(code.trim()) && { code: t('code_missing') }),
    }),
    async send({ account: given = '', password = '', code = '' }) {
      const { result, factors: asked } = await sendProof(code.trim(), (second) =>
        api.call('/sign-in', { account: given.trim(), password, ...second }),
      );
      if (result.ok) {
        await speakTo(result.data.operator.language);
        beginSession(result.data);
        return null;
      }
      if (asked) {
        setFactors(asked);
        if (asked.has_authenticator) return {};
        return { problem: t(asked.passkey ? 'passkey_declined' : 'passkey_elsewhere') };
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
      {asksCode && <CodeField form={form} hint={t(factors?.passkey ? 'code_or_passkey' : 'code_hint')} />}
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

function CodeField({ form, hint }: { form: Form<Name>; hint: string }) {
  const t = useTranslate('sign_in');
  return (
    <TextInput
      {...useField(form, 'code')}
      label={t('code')}
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      autoFocus
    />
  );
}

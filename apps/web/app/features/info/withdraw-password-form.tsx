import { PasswordInput } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { FormFrame, useField, useForm, type FormRules } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import { reads } from '#app/api/reads.ts';
import { inputTraits } from '#app/forms/input-traits.ts';
import { profileRead } from './profile-reads.ts';

type PasswordField = 'old_password' | 'withdraw_password';

const wrongOldPassword = 101;
const samePassword = 102;

/** The four digits of a payout. The first ones are set by the login password, others by those before them. */
export function WithdrawPasswordForm({ isFirst }: { isFirst: boolean }) {
  const t = useTranslate('user_info');
  const register = useTranslate('register');
  const form = useForm<PasswordField>(useWithdrawPasswordRules());
  const show = { showLabel: register('show_password'), hideLabel: register('hide_password') };
  const digits = inputTraits.withdraw_password.attributes;
  return (
    <FormFrame form={form} submitKind="accent" submitLabel={t(isFirst ? 'withdraw.set' : 'withdraw.change')}>
      <PasswordInput
        {...useField(form, 'old_password')}
        {...show}
        {...(isFirst ? { autoComplete: 'current-password', maxLength: 128 } : digits)}
        label={t(isFirst ? 'withdraw.login' : 'withdraw.old')}
        required
      />
      <PasswordInput
        {...useField(form, 'withdraw_password')}
        {...show}
        {...digits}
        label={t('withdraw.new')}
        hint={t('withdraw.hint')}
        required
      />
    </FormFrame>
  );
}

function useWithdrawPasswordRules(): FormRules<PasswordField> {
  const t = useTranslate('user_info');
  const say = useTranslate('errors');
  return {
    check: ({ old_password: old = '', withdraw_password: next = '' }) => ({
      ...(old === '' && { old_password: say('ph_password') }),
      ...(!/^\d{4}$/.test(next) && { withdraw_password: say('signup.err_withdraw_psw') }),
    }),
    async send({ old_password = '', withdraw_password = '' }) {
      const result = await api.call('/member/profile/edit_withdraw_password', {
        old_password,
        withdraw_password,
      });
      if (result.ok) {
        toasts.show('success', t('withdraw.saved'));
        await reads.again(profileRead);
        return null;
      }
      if (result.failure) return { problem: t('no_connection') };
      if (result.code === wrongOldPassword) return { errors: { old_password: result.message } };
      return result.code === samePassword
        ? { errors: { withdraw_password: result.message } }
        : { problem: result.message };
    },
  };
}

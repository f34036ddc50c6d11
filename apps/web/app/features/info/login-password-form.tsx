import { checkPassword } from '@halls/contract/registration';
import { PasswordInput } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { FormFrame, useField, useForm, type FormRules } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { inputTraits } from '#app/forms/input-traits.ts';
import { forgetMember } from '#app/member/end-session.ts';

type PasswordField = 'old_password' | 'password' | 'check_password';

const wrongOldPassword = 101;
const samePassword = 102;

/** A new login password. It ends every session of the old one, this one too. */
export function LoginPasswordForm() {
  const t = useTranslate('user_info');
  const register = useTranslate('register');
  const form = useForm<PasswordField>(usePasswordRules());
  const show = { showLabel: register('show_password'), hideLabel: register('hide_password') };
  const { attributes } = inputTraits.password;
  return (
    <FormFrame form={form} submitKind="accent" submitLabel={t('password.submit')}>
      <PasswordInput
        {...useField(form, 'old_password')}
        {...show}
        label={t('password.old')}
        autoComplete="current-password"
        maxLength={128}
        required
      />
      <PasswordInput
        {...useField(form, 'password')}
        {...show}
        {...attributes}
        label={t('password.new')}
        hint={register('hint.password')}
        required
      />
      <PasswordInput
        {...useField(form, 'check_password')}
        {...show}
        {...attributes}
        label={t('password.repeat')}
        required
      />
    </FormFrame>
  );
}

function usePasswordRules(): FormRules<PasswordField> {
  const t = useTranslate('user_info');
  const say = useTranslate('errors');
  return {
    check({ old_password: old = '', password = '', check_password: again = '' }) {
      const wrong = checkPassword(password);
      return {
        ...(old === '' && { old_password: say('ph_password') }),
        ...(wrong && { password: say(wrong) }),
        ...(again !== password && { check_password: say('signup.err_checkPsw_diff') }),
      };
    },
    async send({ old_password = '', password = '', check_password = '' }) {
      const result = await api.call('/member/profile/edit_password', {
        old_password,
        password,
        check_password,
      });
      if (result.ok) {
        forgetMember();
        toasts.show('success', t('password.changed'));
        dialogs.open('login');
        return null;
      }
      if (result.failure) return { problem: t('no_connection') };
      if (result.code === wrongOldPassword) return { errors: { old_password: result.message } };
      return result.code === samePassword
        ? { errors: { password: result.message } }
        : { problem: result.message };
    },
  };
}

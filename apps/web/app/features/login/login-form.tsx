import { Button, PasswordInput, TextInput } from '@halls/ui';
import { useStore, useTranslate } from '@halls/web-kit';
import { FormFrame, useField, useForm } from '@halls/web-kit/forms';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { CaptchaField, useCaptcha } from '#app/forms/captcha-field.tsx';
import { usePage } from '#app/page/page-context.ts';
import { loginRules, type LoginField } from './login-rules.ts';

export function LoginForm({ account, onDone }: { account: string | undefined; onDone: () => void }) {
  const t = useTranslate('login');
  const captcha = useCaptcha(1);
  const form = useForm<LoginField>(
    loginRules({ captcha, page: usePage(), t, onDone }),
    account ? { username: account } : {},
  );
  const { errors } = useStore(form);
  return (
    <FormFrame
      form={form}
      submitKind="accent"
      submitLabel={t('submit')}
      aside={
        <>
          {t('no_account')}{' '}
          <Button
            kind="plain"
            size="small"
            className="link-button"
            onClick={() => {
              onDone();
              dialogs.open('register');
            }}
          >
            {t('register')}
          </Button>
        </>
      }
    >
      <TextInput
        {...useField(form, 'username')}
        label={t('account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        required
      />
      <PasswordInput
        {...useField(form, 'password')}
        label={t('password')}
        autoComplete="current-password"
        maxLength={128}
        showLabel={t('show_password')}
        hideLabel={t('hide_password')}
        required
      />
      <Button
        kind="plain"
        size="small"
        className="link-button"
        onClick={() => {
          onDone();
          dialogs.open('forgotten-password', { account: form.read().values.username?.trim() ?? '' });
        }}
      >
        {t('forgotten')}
      </Button>
      <CaptchaField captcha={captcha} error={errors.captcha} />
    </FormFrame>
  );
}

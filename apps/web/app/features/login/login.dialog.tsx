import { useRef, useState, type FormEvent } from 'react';
import { Button, PasswordInput, TextInput, toasts } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { api } from '#app/api/browser-client.ts';
import { CaptchaField, type CaptchaHandle } from '#app/forms/captcha-field.tsx';
import { isNarrow } from '#app/page/is-narrow.ts';
import { usePage, useTranslate } from '#app/page/page-context.tsx';
import { deviceId } from '#app/session/device-id.ts';
import { startSession } from '#app/member/start-session.ts';
import { dialogs } from '#app/dialogs/dialog-store.ts';

export const namespaces = ['login', 'captcha'];

type Field = 'account' | 'password' | 'answer' | 'form';

export function DialogContent({ reason, onClose }: { reason?: string; onClose: () => void }) {
  const t = useTranslate('login');
  const shell = useTranslate('shell');
  const page = usePage();
  const captcha = useRef<CaptchaHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const answer = captcha.current?.read() ?? null;
    const missing = {
      ...(account.trim() ? {} : { account: t('ph_account_name') }),
      ...(password ? {} : { password: t('ph_password') }),
      ...(answer ? {} : { answer: t('ph_account_verify_code') }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0 || !answer) return focusFirstWrong(form.current);

    setBusy(true);
    const result = await api.call('/login', {
      account: account.trim(),
      password,
      ...answer,
      login_type: 1,
      udid: deviceId(),
      device: page.device,
    });
    setBusy(false);
    if (!result.ok) {
      captcha.current?.renew();
      const isCaptcha = result.code === 105;
      setErrors(isCaptcha ? { answer: result.message } : { form: failureText(result, t) });
      return;
    }
    if (!('token' in result.data)) return setErrors({ form: t('unknown_device') });
    const { mustReload } = startSession(result.data, page, isNarrow());
    onClose();
    if (mustReload) return window.location.reload();
    toasts.show('success', t('welcome', { account: result.data.member_account }));
  };

  return (
    <Dialog title={t('title')} description={reason} closeLabel={shell('close')} onClose={onClose}>
      <form ref={form} className="form" noValidate onSubmit={(event) => void submit(event)}>
        {errors.form && (
          <p className="form-error" role="alert">
            {errors.form}
          </p>
        )}
        <TextInput
          label={t('account')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={account}
          onChange={(event) => setAccount(event.target.value)}
          error={errors.account}
          required
        />
        <PasswordInput
          label={t('password')}
          name="password"
          autoComplete="current-password"
          maxLength={128}
          showLabel={t('show_password')}
          hideLabel={t('hide_password')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={errors.password}
          required
        />
        <CaptchaField ref={captcha} type={1} error={errors.answer} />
        <Button type="submit" kind="accent" size="large" wide busy={busy}>
          {t('submit')}
        </Button>
        <p className="form-aside">
          {t('no_account')}{' '}
          <Button
            kind="plain"
            size="small"
            className="link-button"
            onClick={() => {
              onClose();
              dialogs.open('register');
            }}
          >
            {t('register')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

/** Codes 201 to 203 are shown with their number, which customer service asks for. */
function failureText(
  result: { code: number; message: string; failure?: string },
  t: (key: string) => string,
): string {
  if (result.failure) return t('no_connection');
  return result.code >= 201 && result.code <= 203 ? `${result.message} (${result.code})` : result.message;
}

function focusFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

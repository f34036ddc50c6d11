import { useRef, useState, type FormEvent } from 'react';
import type { Currency } from '@halls/contract';
import { checkRegistration, registrationFields, type RegistrationField } from '@halls/contract/registration';
import { Button, Checkbox, PasswordInput, SelectInput, TextInput, toasts } from '@halls/ui';
import { api } from '#app/api/browser-client.ts';
import { CaptchaField, type CaptchaHandle } from '#app/forms/captcha-field.tsx';
import { isNarrow } from '#app/page/is-narrow.ts';
import { usePage, useTranslate } from '#app/page/page-context.tsx';
import { deviceId } from '#app/session/device-id.ts';
import { startSession } from '#app/member/start-session.ts';
import { dialogs } from '#app/dialogs/dialog-store.ts';
import { introducerOf } from './introducer.ts';
import { fieldOfCode } from './field-of-code.ts';
import type { Setting } from './setting.ts';
import { useFieldChecks, type Values } from './use-field-checks.ts';
import { inputTraits } from './input-traits.ts';

interface RegisterFormProps {
  settings: readonly Setting[];
  currency: Currency;
  onCurrency: (currency: Currency) => void;
  onDone: () => void;
}

export function RegisterForm({ settings, currency, onCurrency, onDone }: RegisterFormProps) {
  const t = useTranslate('register');
  const say = useTranslate('errors');
  const page = usePage();
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [values, setValues] = useState<Values>({});
  const [agreed, setAgreed] = useState(false);
  const [formError, setFormError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const checks = useFieldChecks({ settings, currency, siteId: page.siteId, say });

  const shows = (name: string) => settings.some((setting) => setting.name === name);
  const fields = registrationFields.filter(shows);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFormError(null);
    const wrong = wrongFields();
    checks.setAll(wrong);
    const answer = captcha.current?.read();
    if (Object.keys(wrong).length > 0) return focusFirstWrong(form.current);

    setBusy(true);
    const result = await api.call('/register', {
      ...values,
      member_account: values.member_account ?? '',
      password: values.password ?? '',
      member_currency: currency,
      ...(shows('agreement') ? { agreement: true } : {}),
      ...answer,
      ...introducerOf(window.location.search, document.cookie),
      udid: deviceId(),
      device: page.device,
    });
    setBusy(false);
    if (result.ok) return welcome(result.data);
    captcha.current?.renew();
    showRefusal(result);
  };

  function wrongFields(): Partial<Record<string, string>> {
    const keys = checkRegistration(values, { currency, siteId: page.siteId, demands: settings });
    const wrong: Partial<Record<string, string>> = Object.fromEntries(
      Object.entries(keys).map(([name, key]) => [name, say(key)]),
    );
    if (shows('captcha') && !captcha.current?.read()) wrong.captcha = say('ph_account_verify_code');
    if (shows('agreement') && !agreed) wrong.agreement = say('signup.err_agreement');
    return wrong;
  }

  function welcome(answer: Parameters<typeof startSession>[0]): void {
    const { mustReload } = startSession(answer, page, isNarrow());
    onDone();
    if (mustReload) return window.location.reload();
    toasts.show('success', t('welcome', { account: answer.member_account }));
  }

  function showRefusal(result: { code: number; message: string; data: unknown; failure?: string }): void {
    if (result.failure) return setFormError(t('no_connection'));
    const fieldErrors = (result.data as { fields?: Record<string, string> } | null)?.fields;
    if (fieldErrors) checks.setAll(fieldErrors);
    const field = fieldOfCode(result.code);
    if (field && (shows(field) || field === 'captcha')) checks.setAll({ [field]: result.message });
    else if (!fieldErrors) setFormError(result.message);
    focusFirstWrong(form.current);
  }

  const controlOf = (name: RegistrationField) => ({
    label: t(`field.${name}`),
    hint: inputTraits[name].hasHint ? t(`hint.${name}`) : undefined,
    required: settings.find((setting) => setting.name === name)?.is_required === 1,
    error: checks.errors[name],
    name,
    value: values[name] ?? '',
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
      checks.clear(name);
    },
    onBlur: () => void checks.check(name, values),
    ...inputTraits[name].attributes,
  });

  return (
    <form ref={form} className="form" noValidate onSubmit={(event) => void submit(event)}>
      {formError && (
        <p className="form-error" role="alert">
          {formError}
        </p>
      )}
      {page.currencies.length > 1 && (
        <SelectInput
          label={t('currency')}
          value={currency}
          onChange={(event) => onCurrency(event.target.value as Currency)}
        >
          {page.currencies.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </SelectInput>
      )}
      {fields.map((name) =>
        inputTraits[name].isSecret ? (
          <PasswordInput
            key={name}
            {...controlOf(name)}
            showLabel={t('show_password')}
            hideLabel={t('hide_password')}
          />
        ) : (
          <TextInput key={name} {...controlOf(name)} />
        ),
      )}
      {shows('captcha') && <CaptchaField ref={captcha} type={2} error={checks.errors.captcha} />}
      {shows('agreement') && (
        <Checkbox
          checked={agreed}
          onChange={(event) => {
            setAgreed(event.target.checked);
            checks.clear('agreement');
          }}
          error={checks.errors.agreement}
          label={
            <>
              {t('agree')}{' '}
              <Button
                kind="plain"
                size="small"
                className="link-button"
                onClick={() => dialogs.open('agreement')}
              >
                {t('agreement')}
              </Button>
            </>
          }
        />
      )}
      <Button type="submit" kind="action" size="large" wide busy={busy}>
        {t('submit')}
      </Button>
      <p className="form-aside">
        {t('have_account')}{' '}
        <Button
          kind="plain"
          size="small"
          className="link-button"
          onClick={() => {
            onDone();
            dialogs.open('login');
          }}
        >
          {t('log_in')}
        </Button>
      </p>
    </form>
  );
}

function focusFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

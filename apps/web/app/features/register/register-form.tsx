import type { Currency } from '@halls/contract';
import { registrationFields, type RegistrationField } from '@halls/contract/registration';
import { Button, Checkbox, PasswordInput, SelectInput, TextInput } from '@halls/ui';
import { useStore, useTranslate } from '@halls/web-kit';
import { FormFrame, useField, useForm, type Form } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { CaptchaField, useCaptcha } from '#app/forms/captcha-field.tsx';
import { CodeField } from '#app/forms/code-field.tsx';
import { hintOf, inputTraits } from '#app/forms/input-traits.ts';
import { usePage } from '#app/page/page-context.ts';
import { registerRules, sendRegisterCode, type RegisterField } from './register-rules.ts';
import type { Setting } from './setting.ts';

interface RegisterFormProps {
  settings: readonly Setting[];
  currency: Currency;
  /** An agent's domain leaves no choice. */
  isCurrencyFixed: boolean;
  onCurrency: (currency: Currency) => void;
  onDone: () => void;
}

interface FormProps {
  form: Form<RegisterField>;
}

/** The fields that the site's operators chose, in the contract's order. */
export function RegisterForm({ settings, currency, isCurrencyFixed, onCurrency, onDone }: RegisterFormProps) {
  const t = useTranslate('register');
  const say = useTranslate('errors');
  const page = usePage();
  const captcha = useCaptcha(2);
  const form = useForm(registerRules({ api, settings, currency, captcha, page, t, say, onDone }));
  const { errors } = useStore(form);
  const settingOf = (name: RegisterField) => settings.find((setting) => setting.name === name);
  return (
    <FormFrame
      form={form}
      submitKind="action"
      submitLabel={t('submit')}
      aside={<LoginInstead onDone={onDone} />}
    >
      {page.currencies.length > 1 && !isCurrencyFixed && (
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
      {registrationFields.map((name) => {
        const setting = settingOf(name);
        return (
          setting && (
            <FieldOf
              key={name}
              form={form}
              name={name}
              currency={currency}
              isRequired={setting.is_required === 1}
            />
          )
        );
      })}
      {settingOf('captcha') && <CaptchaField captcha={captcha} error={errors.captcha} />}
      {settingOf('agreement') && <AgreementBox form={form} />}
    </FormFrame>
  );
}

interface FieldOfProps extends FormProps {
  name: RegistrationField;
  currency: Currency;
  isRequired: boolean;
}

function FieldOf({ form, name, currency, isRequired }: FieldOfProps) {
  const t = useTranslate('register');
  const { isSecret, attributes } = inputTraits[name];
  const field = useField(form, name);
  const hint = hintOf(name, currency);
  const control = {
    ...field,
    ...attributes,
    label: t(`field.${name}`),
    hint: hint && t(hint),
    required: isRequired,
  };
  if (name === 'phone_verify')
    return (
      <CodeField
        name="register"
        label={control.label}
        required={isRequired}
        control={field}
        onSend={() => sendRegisterCode(api, form.read().values.member_phone ?? '', currency)}
      />
    );
  return isSecret ? (
    <PasswordInput {...control} showLabel={t('show_password')} hideLabel={t('hide_password')} />
  ) : (
    <TextInput {...control} />
  );
}

function AgreementBox({ form }: FormProps) {
  const t = useTranslate('register');
  const { values, errors } = useStore(form);
  return (
    <Checkbox
      checked={values.agreement === 'yes'}
      onChange={(event) => form.enter('agreement', event.target.checked ? 'yes' : '')}
      error={errors.agreement}
      label={
        <>
          {t('agree')}{' '}
          <Button kind="plain" size="small" className="link-button" onClick={() => dialogs.open('agreement')}>
            {t('agreement')}
          </Button>
        </>
      }
    />
  );
}

function LoginInstead({ onDone }: { onDone: () => void }) {
  const t = useTranslate('register');
  return (
    <>
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
    </>
  );
}

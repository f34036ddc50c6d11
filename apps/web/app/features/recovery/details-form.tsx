import { useState } from 'react';
import { PasswordInput, SelectInput, TextInput } from '@halls/ui';
import { useStore, useTranslate } from '@halls/web-kit';
import { FormFrame, useField, useForm } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import { CaptchaField, useCaptcha } from '#app/forms/captcha-field.tsx';
import { AccountInput } from './account-input.tsx';
import { detailsRules, type ContactField, type DetailsField } from './details-rules.ts';
import type { WayFormProps } from './way-form.ts';

const inputOf = {
  member_email: { autoComplete: 'email', inputMode: 'email', maxLength: 254 },
  member_phone: { autoComplete: 'tel-national', inputMode: 'tel', maxLength: 15 },
} as const;

/** Account, withdraw password, and the e-mail address or phone number of the profile. */
export function DetailsForm({ account, onProved, aside }: WayFormProps) {
  const t = useTranslate('recovery');
  const say = useTranslate('errors');
  const captcha = useCaptcha(1);
  const [contact, setContact] = useState<ContactField>('member_email');
  const form = useForm<DetailsField>(detailsRules({ api, account, contact, captcha, say, onProved }));
  const { errors } = useStore(form);
  const fields = {
    member_email: useField(form, 'member_email'),
    member_phone: useField(form, 'member_phone'),
  };
  return (
    <FormFrame form={form} submitKind="accent" submitLabel={t('continue')} aside={aside}>
      <AccountInput form={form} account={account} />
      <PasswordInput
        {...useField(form, 'withdraw_password')}
        label={t('withdraw_password')}
        hint={t('withdraw_password_hint')}
        autoComplete="off"
        inputMode="numeric"
        maxLength={4}
        showLabel={t('show_password')}
        hideLabel={t('hide_password')}
        required
      />
      <SelectInput
        label={t('known_by')}
        value={contact}
        onChange={(event) => setContact(event.target.value as ContactField)}
      >
        <option value="member_email">{t('email')}</option>
        <option value="member_phone">{t('phone')}</option>
      </SelectInput>
      <TextInput
        key={contact}
        {...fields[contact]}
        {...inputOf[contact]}
        label={contact === 'member_email' ? t('email') : t('phone')}
        autoCapitalize="none"
        required
      />
      <CaptchaField captcha={captcha} error={errors.captcha} />
    </FormFrame>
  );
}

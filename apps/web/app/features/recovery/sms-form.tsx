import { TextInput } from '@halls/ui';
import { useStore, useTranslate } from '@halls/web-kit';
import { FormFrame, useField, useForm } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import { CaptchaField, useCaptcha } from '#app/forms/captcha-field.tsx';
import { CodeField } from '#app/forms/code-field.tsx';
import { AccountInput } from './account-input.tsx';
import { sendCode, smsRules, type SmsField } from './sms-rules.ts';
import type { WayFormProps } from './way-form.ts';

/** Account and phone number, the code that comes, and on. */
export function SmsForm({ account, onProved, aside }: WayFormProps) {
  const t = useTranslate('recovery');
  const say = useTranslate('errors');
  const captcha = useCaptcha(1);
  const form = useForm<SmsField>(smsRules({ api, account, say, onProved }));
  const { errors } = useStore(form);
  return (
    <FormFrame form={form} submitKind="accent" submitLabel={t('continue')} aside={aside}>
      <AccountInput form={form} account={account} />
      <TextInput
        {...useField(form, 'member_phone')}
        label={t('phone')}
        autoComplete="tel-national"
        inputMode="tel"
        maxLength={20}
        required
      />
      <CaptchaField captcha={captcha} error={errors.captcha} />
      <CodeField
        name="recovery"
        label={t('code')}
        required
        control={useField(form, 'phone_verify')}
        onSend={() => sendCode({ api, account, captcha, say }, form.read().values)}
      />
    </FormFrame>
  );
}

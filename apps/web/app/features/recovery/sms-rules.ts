import type { ErrorKey } from '@halls/contract';
import { checkRegistrationField } from '@halls/contract/registration';
import type { Translate } from '@halls/i18n/format';
import type { ApiClient } from '@halls/web-kit';
import type { FieldTexts, FormRules } from '@halls/web-kit/forms';
import type { CodeAnswer } from '#app/forms/code-field.tsx';
import type { Captcha } from '#app/forms/create-captcha.ts';
import type { WayFormProps } from './way-form.ts';

export type SmsField = 'account' | 'member_phone' | 'phone_verify' | 'captcha';

interface SmsParts extends Pick<WayFormProps, 'account' | 'onProved'> {
  api: ApiClient;
  say: Translate<ErrorKey>;
}

/** The code for a token. */
export function smsRules({ api, account, say, onProved }: SmsParts): FormRules<SmsField> {
  return {
    check(values) {
      const code = checkRegistrationField('phone_verify', values.phone_verify ?? '', {
        currency: 'USD',
        required: true,
      });
      return { ...wrongIn(values, account, say), ...(code && { phone_verify: say(code) }) };
    },
    async send(values) {
      const named = namedIn(values, account);
      const body = { ...named, phone_verify: values.phone_verify ?? '' };
      const result = await api.call('/recovery/sms/verify', body);
      if (!result.ok) return { problem: result.message };
      onProved({ account: named.account, token: result.data.token });
      return null;
    },
  };
}

/** Has a code sent: what is wrong before is said in the place of the answer. */
export async function sendCode(
  { api, account, captcha, say }: Pick<SmsParts, 'api' | 'account' | 'say'> & { captcha: Captcha },
  values: FieldTexts<SmsField>,
): Promise<CodeAnswer> {
  const wrong = wrongIn(values, account, say);
  const answer = captcha.answer();
  const message = wrong.account ?? wrong.member_phone ?? (answer ? null : say('ph_account_verify_code'));
  if (message || !answer) return { ok: false, code: 0, message: message ?? '' };
  const result = await api.call('/recovery/sms', { ...namedIn(values, account), ...answer });
  void captcha.renew();
  return result;
}

function namedIn(values: FieldTexts<SmsField>, account: string) {
  return {
    account: (values.account ?? account).trim(),
    member_phone: (values.member_phone ?? '').trim(),
  };
}

function wrongIn(
  values: FieldTexts<SmsField>,
  account: string,
  say: Translate<ErrorKey>,
): FieldTexts<SmsField> {
  const { account: named, member_phone: phone } = namedIn(values, account);
  return {
    ...(named === '' && { account: say('ph_account_name') }),
    ...(phone === '' && { member_phone: say('signup.err_phone_required') }),
    ...(phone !== '' && !/^\d+$/.test(phone) && { member_phone: say('signup.err_phone') }),
  };
}

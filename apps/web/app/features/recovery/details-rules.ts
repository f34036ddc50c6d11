import type { ErrorKey } from '@halls/contract';
import { checkRegistrationField } from '@halls/contract/registration';
import type { Translate } from '@halls/i18n/format';
import type { ApiClient } from '@halls/web-kit';
import type { FormRules } from '@halls/web-kit/forms';
import type { Captcha } from '#app/forms/create-captcha.ts';
import { deviceId } from '#app/session/device-id.ts';
import type { WayFormProps } from './way-form.ts';

export type ContactField = 'member_email' | 'member_phone';
export type DetailsField = 'account' | 'withdraw_password' | ContactField | 'captcha';

interface DetailsParts extends Pick<WayFormProps, 'account' | 'onProved'> {
  api: ApiClient;
  contact: ContactField;
  captcha: Captcha;
  say: Translate<ErrorKey>;
}

// numbers have ten digits in some currencies alone, and which one the account has is not said here
const context = { currency: 'USD', required: true } as const;

/** Withdraw password and contact for a token. */
export function detailsRules({
  api,
  account,
  contact,
  captcha,
  say,
  onProved,
}: DetailsParts): FormRules<DetailsField> {
  return {
    check(values) {
      const wrong = ([contact, 'withdraw_password'] as const).flatMap((name) => {
        const key = checkRegistrationField(name, (values[name] ?? '').trim(), context);
        return key ? [[name, say(key)] as const] : [];
      });
      return {
        ...((values.account ?? account).trim() === '' && { account: say('ph_account_name') }),
        ...Object.fromEntries(wrong),
        ...(!captcha.answer() && { captcha: say('ph_account_verify_code') }),
      };
    },
    async send(values) {
      const named = (values.account ?? account).trim();
      const result = await api.call('/arks/web/vx/verify', {
        account: named,
        withdraw_password: values.withdraw_password ?? '',
        [contact]: (values[contact] ?? '').trim(),
        ...captcha.answer(),
        udid: deviceId(),
      });
      void captcha.renew();
      if (!result.ok) return { problem: result.message };
      onProved({ account: named, token: result.data.token });
      return null;
    },
  };
}

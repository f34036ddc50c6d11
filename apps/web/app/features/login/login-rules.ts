import type { Translate } from '@halls/i18n/format';
import type { TextKey } from '@halls/i18n/texts';
import type { ApiResult } from '@halls/web-kit';
import type { FormRefusal, FormRules } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import type { Captcha } from '#app/forms/create-captcha.ts';
import { goOnAfterLogin } from '#app/member/go-on-after-login.ts';
import type { PageInfo } from '#app/page/page-info.ts';
import { deviceId } from '#app/session/device-id.ts';

export type LoginField = 'username' | 'password' | 'captcha';

interface LoginParts {
  captcha: Captcha;
  page: PageInfo;
  t: Translate<TextKey<'login'>>;
  onDone: () => void;
}

const wrongCaptcha = 105;

/** What a login asks for, and what becomes of it. */
export function loginRules({ captcha, page, t, onDone }: LoginParts): FormRules<LoginField> {
  return {
    check: ({ username, password }) => ({
      ...(username?.trim() ? {} : { username: t('ph_account_name') }),
      ...(password ? {} : { password: t('ph_password') }),
      ...(captcha.answer() ? {} : { captcha: t('ph_account_verify_code') }),
    }),
    async send({ username = '', password = '' }) {
      const answer = captcha.answer();
      if (!answer) return { errors: { captcha: t('ph_account_verify_code') } };
      const result = await api.call('/login', {
        account: username.trim(),
        password,
        ...answer,
        login_type: 1,
        udid: deviceId(),
        device: page.device,
      });
      if (goOnAfterLogin(result, page, (account) => t('welcome', { account })) || result.ok) {
        onDone();
        return null;
      }
      void captcha.renew();
      return refusalOf(result, t);
    },
  };
}

/** Codes 201 to 203 are shown with their number, which customer service asks for. */
function refusalOf(
  { code, message, failure }: Extract<ApiResult<never>, { ok: false }>,
  t: LoginParts['t'],
): FormRefusal<LoginField> {
  if (failure) return { problem: t('no_connection') };
  if (code === wrongCaptcha) return { errors: { captcha: message } };
  return { problem: code >= 201 && code <= 203 ? `${message} (${code})` : message };
}

import type { DoubleValidation } from '@halls/contract/session';
import type { Translate } from '@halls/i18n/format';
import type { TextKey } from '@halls/i18n/texts';
import type { ApiResult } from '@halls/web-kit';
import type { FormRefusal, FormRules } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import type { Captcha } from '#app/forms/create-captcha.ts';
import { goOnAfterLogin } from '#app/member/go-on-after-login.ts';
import type { PageInfo } from '#app/page/page-info.ts';
import { deviceId } from '#app/session/device-id.ts';

export type ValidationField = 'answer' | 'captcha';

interface ValidationParts {
  asked: DoubleValidation;
  captcha: Captcha;
  page: PageInfo;
  t: Translate<TextKey<'validation'>>;
  /** Empties the answer. */
  clear: () => void;
  onDone: () => void;
}

const expired = 101;
const wrongCaptcha = new Set([104, 105]);
const tooMany = 205;

/** What an answer needs, and what becomes of it. */
export function validationRules(parts: ValidationParts): FormRules<ValidationField> {
  const { asked, captcha, page, t, clear, onDone } = parts;
  return {
    check: ({ answer }) => ({
      ...(answer?.trim() ? {} : { answer: t(`double_validation_wrong_answer_empty_${asked.question}`) }),
      ...(captcha.answer() ? {} : { captcha: t('ph_account_verify_code') }),
    }),
    async send({ answer = '' }) {
      const solved = captcha.answer();
      if (!solved) return { errors: { captcha: t('ph_account_verify_code') } };
      const result = await api.call('/login/double_validation', {
        member_login_id: asked.member_login_id,
        answer,
        captcha_token: solved.captcha_token,
        captcha_answer: solved.answer,
        udid: deviceId(),
        device: page.device,
      });
      if (goOnAfterLogin(result, page, (account) => t('welcome', { account })) || result.ok) {
        onDone();
        return null;
      }
      clear();
      void captcha.renew();
      if (result.code !== expired) return refusalOf(result, t);
      onDone();
      dialogs.open('login', { reason: result.message });
      return null;
    },
  };
}

function refusalOf(
  { code, message, failure }: Extract<ApiResult<never>, { ok: false }>,
  t: ValidationParts['t'],
): FormRefusal<ValidationField> {
  if (failure) return { problem: t('no_connection') };
  if (wrongCaptcha.has(code)) return { errors: { captcha: message } };
  return { problem: code === tooMany ? `${message} ${t('no_more_answers')}` : message };
}

/** Another question of the same login, or why there is none. */
export async function skipQuestion(
  loginId: string,
  noConnection: string,
): Promise<{ next: DoubleValidation | null; notice: string | null }> {
  const result = await api.call('/login/double_validation/skip', { member_login_id: loginId });
  if (result.ok) return { next: result.data, notice: null };
  return { next: null, notice: result.failure ? noConnection : result.message };
}

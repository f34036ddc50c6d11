import type { Currency, ErrorKey } from '@halls/contract';
import {
  checkRegistration,
  checkRegistrationField,
  type RegistrationField,
} from '@halls/contract/registration';
import type { Translate } from '@halls/i18n/format';
import type { TextKey } from '@halls/i18n/texts';
import { toasts, type ApiClient, type ApiResult } from '@halls/web-kit';
import type { FieldTexts, FormRefusal, FormRules } from '@halls/web-kit/forms';
import type { Captcha } from '#app/forms/create-captcha.ts';
import { startSession } from '#app/member/start-session.ts';
import { isNarrow } from '#app/page/is-narrow.ts';
import type { PageInfo } from '#app/page/page-info.ts';
import { deviceId } from '#app/session/device-id.ts';
import { fieldOfCode } from './field-of-code.ts';
import { introducerOf } from './introducer.ts';
import type { Setting } from './setting.ts';

/** A field of the form; the agreement has the value `yes` once it is accepted. */
export type RegisterField = RegistrationField | 'captcha' | 'agreement';

interface RegisterParts {
  api: ApiClient;
  settings: readonly Setting[];
  currency: Currency;
  captcha: Captcha;
  page: PageInfo;
  t: Translate<TextKey<'register'>>;
  say: Translate<ErrorKey>;
  onDone: () => void;
}

/** Fields that only the server can judge once their form is right: somebody may have them already. */
const askedAtServer: ReadonlySet<RegisterField> = new Set([
  'member_account',
  'member_name',
  'member_email',
  'member_phone',
  'identity_id',
]);

const tooOften = 429;

/** How a registration is checked, by the contract's rules and the site's settings, and sent. */
export function registerRules(parts: RegisterParts): FormRules<RegisterField> {
  const { api, settings, currency, captcha, page, say } = parts;
  const context = { currency, siteId: page.siteId };
  const shows = (name: RegisterField) => settings.some((setting) => setting.name === name);
  const isRequired = (name: RegisterField) =>
    settings.some((setting) => setting.name === name && setting.is_required === 1);

  return {
    check(values) {
      const wrong = checkRegistration(values, { ...context, demands: settings });
      const errors = Object.entries(wrong).map(([name, key]) => [name, say(key)] as const);
      return {
        ...(Object.fromEntries(errors) as FieldTexts<RegisterField>),
        ...(shows('captcha') && !captcha.answer() && { captcha: say('ph_account_verify_code') }),
        ...(shows('agreement') && !values.agreement && { agreement: say('signup.err_agreement') }),
      };
    },
    checkField(name, values) {
      if (name === 'captcha' || name === 'agreement') return null;
      if (name === 'check_password' && values.check_password !== values.password)
        return say('signup.err_checkPsw_diff');
      const key = checkRegistrationField(name, values[name] ?? '', {
        ...context,
        required: isRequired(name),
      });
      return key && say(key);
    },
    async askField(name, value) {
      if (!askedAtServer.has(name)) return null;
      const question = { [name]: value, member_currency: currency };
      const result = await api.call('/register/verification', question, {
        reads: true,
      });
      // a check that could not be made holds nobody up: the registration itself checks again
      return result.ok || result.failure || result.code === tooOften ? null : result.message;
    },
    async send({ agreement, ...values }) {
      const result = await api.call('/register', {
        ...values,
        member_account: values.member_account ?? '',
        password: values.password ?? '',
        member_currency: currency,
        ...(agreement ? { agreement: true } : {}),
        ...captcha.answer(),
        ...introducerOf(window.location.search, document.cookie),
        udid: deviceId(),
        device: page.device,
      });
      if (!result.ok) {
        void captcha.renew();
        return refusalOf(result, parts, shows);
      }
      welcome(result.data, parts);
      return null;
    },
  };
}

/** Has the code sent that comes with a phone number. */
export function sendRegisterCode(api: ApiClient, phone: string, currency: Currency) {
  return api.call('/register/sms', { member_phone: phone.trim(), currency, type: 'register_member' });
}

function welcome(answer: Parameters<typeof startSession>[0], { page, t, onDone }: RegisterParts): void {
  const { mustReload, settled } = startSession(answer, page, isNarrow());
  onDone();
  if (mustReload) void settled.then(() => window.location.reload());
  else toasts.show('success', t('welcome', { account: answer.member_account }));
}

function refusalOf(
  { code, message, data, failure }: Extract<ApiResult<never>, { ok: false }>,
  { t }: RegisterParts,
  shows: (name: RegisterField) => boolean,
): FormRefusal<RegisterField> {
  if (failure) return { problem: t('no_connection') };
  const field = fieldOfCode(code);
  if (field && (shows(field) || field === 'captcha')) return { errors: { [field]: message } };
  const errors = (data as { fields?: FieldTexts<RegisterField> } | null)?.fields;
  return errors ? { errors } : { problem: message };
}

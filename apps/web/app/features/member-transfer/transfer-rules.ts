import type { ErrorKey } from '@halls/contract';
import type { Translate } from '@halls/i18n/format';
import type { TextKey } from '@halls/i18n/texts';
import type { ApiResult } from '@halls/web-kit';
import type { FieldTexts, FormRefusal, FormRules } from '@halls/web-kit/forms';
import { api } from '#app/api/browser-client.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { goOnAfterLogin } from '#app/member/go-on-after-login.ts';
import type { PageInfo } from '#app/page/page-info.ts';
import { deviceId } from '#app/session/device-id.ts';

export type TransferField = 'member_name' | 'withdraw_password' | 'repeat';

interface TransferParts {
  transferToken: string;
  page: PageInfo;
  t: Translate<TextKey<'validation'>>;
  say: Translate<ErrorKey>;
  onDone: () => void;
}

const expired = 101;
const aboutName = new Set([103, 214]);

/** What a transfer asks for, and what becomes of it. */
export function transferRules({
  transferToken,
  page,
  t,
  say,
  onDone,
}: TransferParts): FormRules<TransferField> {
  return {
    check: ({ member_name: name, withdraw_password: password = '', repeat }) => ({
      ...(name?.trim() ? {} : { member_name: say('signup.err_name_required') }),
      ...(/^\d{4}$/.test(password) ? {} : { withdraw_password: say('signup.err_withdraw_psw') }),
      ...(repeat === password ? {} : { repeat: say('signup.err_checkPsw_diff') }),
    }),
    async send({ member_name = '', withdraw_password = '' }) {
      const result = await api.call('/login/transfer', {
        transfer_token: transferToken,
        member_name,
        withdraw_password,
        udid: deviceId(),
        device: page.device,
      });
      if (goOnAfterLogin(result, page, (account) => t('welcome', { account })) || result.ok) {
        onDone();
        return null;
      }
      if (result.code !== expired) return refusalOf(result, t);
      onDone();
      dialogs.open('login', { reason: result.message });
      return null;
    },
  };
}

function refusalOf(
  { code, message, data, failure }: Extract<ApiResult<never>, { ok: false }>,
  t: TransferParts['t'],
): FormRefusal<TransferField> {
  if (failure) return { problem: t('no_connection') };
  if (aboutName.has(code)) return { errors: { member_name: message } };
  const errors = (data as { fields?: FieldTexts<TransferField> } | null)?.fields;
  return errors ? { errors } : { problem: message };
}

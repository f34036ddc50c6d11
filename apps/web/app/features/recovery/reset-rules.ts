import type { ErrorKey } from '@halls/contract';
import { checkPassword } from '@halls/contract/registration';
import type { Translate } from '@halls/i18n/format';
import type { ApiClient } from '@halls/web-kit';
import type { FieldTexts, FormRules } from '@halls/web-kit/forms';

export type ResetField = 'password' | 'check_password';

/** The new password, twice, for the token. */
export function resetRules({
  api,
  account,
  token,
  say,
  onSet,
}: {
  api: ApiClient;
  account: string;
  token: string;
  say: Translate<ErrorKey>;
  onSet: () => void;
}): FormRules<ResetField> {
  const differ = ({ password, check_password: again }: FieldTexts<ResetField>) =>
    again === password ? null : say(again ? 'signup.err_checkPsw_diff' : 'signup.err_checkPsw_required');
  const wrongPassword = ({ password = '' }: FieldTexts<ResetField>) => {
    const key = checkPassword(password);
    return key && say(key);
  };
  return {
    check(values) {
      const [password, again] = [wrongPassword(values), differ(values)];
      return { ...(password && { password }), ...(again && { check_password: again }) };
    },
    checkField: (name, values) => (name === 'password' ? wrongPassword(values) : differ(values)),
    async send({ password = '' }) {
      const result = await api.call('/arks/web/vx/reset', { account, password, token });
      if (!result.ok) return { problem: result.message };
      onSet();
      return null;
    },
  };
}

import type { LoginOutcome } from '@halls/contract/device';
import { hashOfDevice } from '#modules/member';
import { recordFailedLogin } from '#modules/session';
import { logIn, type LoginDeps, type LoginInput, type LoginResult } from './log-in.ts';
import { accountOf } from './login.rules.ts';

/** What is written down of a refusal. The others come before anything is asked of the account. */
const outcomes: Readonly<Partial<Record<number, Exclude<LoginOutcome, 'in'>>>> = {
  101: 'wrong_password',
  102: 'disabled',
  103: 'frozen',
  107: 'unknown_device',
  203: 'address_refused',
};

/** As `logIn`. A try that fails is written down for whoever has the account, and alike for accounts that nobody has. */
export async function recordedLogIn(deps: LoginDeps, input: LoginInput): Promise<LoginResult> {
  const result = await logIn(deps, input);
  const outcome = result.kind === 'refused' ? outcomes[result.code] : undefined;
  const account = accountOf(input.account);
  if (outcome && account) {
    await recordFailedLogin(deps.sql, {
      siteId: input.siteId,
      account,
      outcome,
      remoteAddress: input.remoteAddress,
      userAgent: input.userAgent,
      deviceHash: input.deviceId ? hashOfDevice(input.deviceId) : null,
      now: deps.clock(),
    });
  }
  return result;
}

import type { DoubleValidation, LoginSuccess } from '@halls/contract/session';
import type { AskedQuestion } from '#modules/double-validation';
import { fail, succeed, type Outcome } from '#platform/result.ts';
import type { Admitted, Asked, LoggedIn, Refused } from './admit-member.ts';

/** What comes of a login by whichever way, as the wire has it. */
export function presentLogin<Code extends number>(
  result: Admitted | Asked | Refused<Code>,
): Outcome<LoginSuccess | DoubleValidation, Code> {
  if (result.kind === 'in') return succeed(presentLoggedIn(result));
  if (result.kind === 'asked') return succeed(presentQuestion(result));
  return fail(result.code, result.data);
}

export function presentLoggedIn({ memberId, account, currency, token }: LoggedIn): LoginSuccess {
  return { member_id: memberId, member_account: account, member_currency: currency, token };
}

export function presentQuestion({ loginId, question, availableCount }: AskedQuestion): DoubleValidation {
  return { member_login_id: loginId, question, available_questions_count: availableCount };
}

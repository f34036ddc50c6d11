import type { LockedMember } from '#modules/member';
import type { SqlTransaction } from '#platform/database.ts';
import { hashOfSecret } from '#platform/one-time-secret.ts';
import type { Outcome } from '#platform/result.ts';
import type { AskedQuestion } from './asked-question.ts';
import { beginValidation } from './begin-validation.ts';
import { deleteValidationsBefore } from './double-validation.repo.ts';
import { wrongAnswersCountMs } from './double-validation.rules.ts';
import { judgeAnswer, type JudgeDeps, type ProvedLogin } from './judge-answer.ts';
import { skipAskedQuestion } from './skip-asked-question.ts';

/** A login id, and the site that it was shown to. */
export interface LoginAtSite {
  readonly siteId: number;
  readonly loginId: string;
}

export interface DoubleValidations {
  /** Null: nothing is known of the member that could be asked. */
  begin(
    transaction: SqlTransaction,
    member: LockedMember,
    device: { readonly siteId: number; readonly deviceHash: Buffer | null },
  ): Promise<AskedQuestion | null>;
  skip(login: LoginAtSite): Promise<Outcome<AskedQuestion, 101 | 102>>;
  /** A right answer is taken once. Runs outside of the caller's transaction: a try stays a try. */
  judge(login: LoginAtSite, answer: string): Promise<Outcome<ProvedLogin, 101 | 102 | 103 | 205 | 206 | 998>>;
  /** Deletes what no rule needs any more. Run every few minutes. */
  sweep(): Promise<void>;
}

export function createDoubleValidations(deps: JudgeDeps): DoubleValidations {
  const { sql, clock, personal } = deps;
  const keyOf = ({ siteId, loginId }: LoginAtSite) => ({ siteId, loginHash: hashOfSecret(loginId) });
  return {
    begin: (transaction, member, device) =>
      beginValidation(personal, transaction, member, { ...device, now: clock() }),
    skip: (login) => skipAskedQuestion(deps, keyOf(login), login.loginId),
    judge: (login, answer) => judgeAnswer(deps, keyOf(login), answer),
    sweep: () => deleteValidationsBefore(sql, new Date(clock().getTime() - wrongAnswersCountMs)),
  };
}

import type { Captchas } from '#modules/captcha';
import { lockMember } from '#modules/member';
import type { Sql } from '#platform/database.ts';
import { hashOfSecret } from '#platform/one-time-secret.ts';
import { fail, succeed, type Outcome } from '#platform/result.ts';
import { admitProved, type AdmissionDeps, type Arrival, type LoggedIn } from './admit-member.ts';
import { findAccessRefusal } from './find-access-refusal.ts';

export interface ValidationAnswer extends Omit<Arrival, 'deviceHash'> {
  readonly loginId: string;
  readonly answer: string;
  readonly captchaToken: string;
  readonly captchaAnswer: string;
  readonly country: string | null;
}

export type ValidationCode = 101 | 102 | 103 | 104 | 105 | 106 | 202 | 205 | 206 | 998;

/** What an admission refuses, in the words of this call. */
const codeOfRefusal = { 102: 202, 103: 202, 203: 106, 802: 101 } as const;

/** From the answer of a question to the session that its login did not get. */
export async function answerValidation(
  deps: AdmissionDeps & { readonly sql: Sql; readonly captchas: Captchas },
  input: ValidationAnswer,
): Promise<Outcome<LoggedIn, ValidationCode>> {
  const { siteId, remoteAddress, loginId } = input;
  if (await findAccessRefusal(deps.sql, input)) return fail(106);
  const { captchaToken: token, captchaAnswer: answer } = input;
  const captcha = await deps.captchas.verify({ siteId, type: 1, token, answer, remoteAddress });
  if (captcha !== 'right') return fail(captcha === 'wrong' ? 104 : 105);

  const judged = await deps.validations.judge({ siteId, loginId }, input.answer);
  if (!judged.ok) return judged;
  const { memberId, deviceHash, credentialHash } = judged.data;
  return deps.sql.transaction().execute(async (transaction) => {
    const member = await lockMember(transaction, memberId);
    if (!member || !credentialHash.equals(hashOfSecret(member.passwordHash))) return fail(101);
    const admitted = await admitProved(deps, transaction, { member, arrival: { ...input, deviceHash } });
    return admitted.kind === 'in' ? succeed(admitted) : fail(codeOfRefusal[admitted.code]);
  });
}

import type { LockedMember, PersonalDetails } from '#modules/member';
import type { SqlTransaction } from '#platform/database.ts';
import { hashOfSecret, newSecret } from '#platform/one-time-secret.ts';
import type { AskedQuestion } from './asked-question.ts';
import { insertValidation } from './double-validation.repo.ts';
import { answerableQuestions, validationLivesMs } from './double-validation.rules.ts';
import { readFacts } from './read-facts.ts';

/** Asks the first question of a login whose password was right; null: there is nothing to ask. */
export async function beginValidation(
  personal: Pick<PersonalDetails, 'read'>,
  transaction: SqlTransaction,
  { memberId, passwordHash }: LockedMember,
  { siteId, deviceHash, now }: { siteId: number; deviceHash: Buffer | null; now: Date },
): Promise<AskedQuestion | null> {
  const questions = answerableQuestions(await readFacts(personal, transaction, memberId));
  const [question] = questions;
  if (!question) return null;
  const loginId = newSecret();
  await insertValidation(transaction, {
    loginHash: hashOfSecret(loginId),
    siteId,
    memberId,
    credentialHash: hashOfSecret(passwordHash),
    deviceHash,
    questions,
    now,
    expiresAt: new Date(now.getTime() + validationLivesMs),
  });
  return { loginId, question, availableCount: questions.length };
}

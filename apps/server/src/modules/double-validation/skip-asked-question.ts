import type { Clock } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import { fail, succeed, type Outcome } from '#platform/result.ts';
import type { AskedQuestion } from './asked-question.ts';
import { lockValidation, storeQuestions, type LoginKey } from './double-validation.repo.ts';
import { skipQuestion } from './double-validation.rules.ts';

/** Asks another question of the same login; the one that is skipped is not asked again. */
export async function skipAskedQuestion(
  { sql, clock }: { readonly sql: Sql; readonly clock: Clock },
  key: LoginKey,
  loginId: string,
): Promise<Outcome<AskedQuestion, 101 | 102>> {
  return sql.transaction().execute(async (transaction) => {
    const now = clock();
    const skipped = skipQuestion(await lockValidation(transaction, key, now), now);
    if ('code' in skipped) return fail(skipped.code);
    const [question] = skipped.questions;
    if (!question) return fail(102);
    await storeQuestions(transaction, key, skipped.questions);
    return succeed({ loginId, question, availableCount: skipped.questions.length });
  });
}

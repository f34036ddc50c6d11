import { fail, succeed, type Outcome } from '#platform/result.ts';
import { countTry } from './count-try.ts';
import { giveToken } from './give-token.ts';
import type { Claimant, RecoveryDeps } from './recovery.deps.ts';
import { recoveryCode } from './send-recovery-code.ts';

/**
 * The code of an SMS for a token; the codes are those of `proveByDetails`. What bounds the guesses at an account is
 * the code, which has five: whoever does not know the number spends none of them.
 */
export async function proveByCode(
  deps: RecoveryDeps,
  claimant: Claimant,
  { phone, code }: { readonly phone: string; readonly code: string },
): Promise<Outcome<{ token: string }, 101 | 120 | 201 | 202>> {
  const { siteId, account } = claimant;
  if (deps.isClosed(siteId)) return fail(120);
  const proved = await countTry(deps, { ...claimant, way: 'sms', lane: 'stranger' }, async () => {
    const member = await deps.personal.findRecoveryDetails(deps.sql, { siteId, account });
    const codeId = await deps.verifications.check(recoveryCode(claimant, phone), code);
    if (!codeId || !member || member.isDisabled || member.phone !== phone) return null;
    const isSpent = await deps.sql
      .transaction()
      .execute((transaction) => deps.verifications.spend(transaction, codeId));
    return isSpent ? member : null;
  });
  return typeof proved === 'number'
    ? fail(proved)
    : succeed({ token: await giveToken(deps, siteId, proved) });
}

import type { CashierDeps } from '../cashier.deps.ts';
import type { Reversal } from '../service/payment-adapter.ts';
import { takeBack, winBack } from './reversal.repo.ts';

/**
 * Books what a service has taken back, and what of that is there again, each once. True where something was new. What it
 * had told otherwise before changes nothing, and is an error for somebody to look at.
 */
export async function applyReversal(
  { pool, clock, log }: Pick<CashierDeps, 'pool' | 'clock' | 'log'>,
  pspId: string,
  reversal: Reversal,
  messageId: string | null,
): Promise<boolean> {
  const now = clock();
  const taken = await takeBack(pool, { pspId, reversal, messageId, now });
  if (taken === 'none' || taken === 'other') {
    log.error(
      { pspId, reversal: reversal.reversalRef, taken },
      'a service takes back what it did not tell of',
    );
    return false;
  }
  const { reversalRef, wonBackRef } = reversal;
  const wonBack =
    wonBackRef !== null && (await winBack(pool, { pspId, reversalRef, wonBackRef, messageId, now }));
  return taken !== 'known' || wonBack;
}

import { SealingError, type Clock, type Sealing } from '@halls/service';
import type { WalletOwner } from '#modules/ledger';

const goodForMs = 30 * 60_000;
const context = 'fast_payment';

interface Pass {
  readonly owner: WalletOwner;
  readonly untilMs: number;
}

type PassDeps = { readonly sealing: Sealing; readonly clock: Clock };

/** What shows that somebody may pay in for a member, without saying for whom. */
export function issuePass(
  { sealing, clock }: PassDeps,
  owner: WalletOwner,
): { readonly pass: string; readonly until: Date } {
  const pass: Pass = { owner, untilMs: clock().getTime() + goodForMs };
  return { pass: sealing.seal(JSON.stringify(pass), context), until: new Date(pass.untilMs) };
}

/** Null for what is none of this site, and for what has ended. */
export function readPass({ sealing, clock }: PassDeps, sealed: string, siteId: number): WalletOwner | null {
  try {
    const { owner, untilMs } = JSON.parse(sealing.open(sealed, context)) as Pass;
    return owner.siteId === siteId && untilMs > clock().getTime() ? owner : null;
  } catch (error) {
    if (error instanceof SealingError) return null;
    throw error;
  }
}

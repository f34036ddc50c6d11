import { randomBytes } from 'node:crypto';
import type { Actor } from '#platform/actor.ts';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { hashOfSecret, newSecret } from '#platform/one-time-secret.ts';
import { replaceAssignments } from './assignment.repo.ts';
import { keepSeal, openByHalves } from './emergency.repo.ts';
import { halfBytes, openByHalvesMs, readHalf, writeHalf } from './emergency.rules.ts';
import { findCredentials, insertOperator } from './operator.repo.ts';
import { endSessions } from './operator-session.repo.ts';
import { wayIn } from './use-emergency.ts';

// what stops harm; moving money and agreeing to what others ask for is not among it
const heldAtFirst = ['administrator', 'support', 'risk'] as const;
const everywhere = { siteIds: null, currencies: null, amountLimit: null, validUntil: null };

/**
 * Makes an emergency account, or seals one anew: what was open is shut, and the halves that were handed out before open
 * nothing. Null where somebody signs in by that account.
 */
export async function sealEmergency(
  transaction: SqlTransaction,
  actor: Actor,
  account: string,
  reason: string,
  now: Date,
): Promise<readonly [string, string] | null> {
  const known = await findCredentials(transaction, { account });
  if (known && !known.isEmergency) return null;
  const operatorId =
    known?.operatorId ??
    (await insertOperator(transaction, { account, name: account, language: 'en_US' }, now));
  if (operatorId === null) return null;
  const halves = [randomBytes(halfBytes), randomBytes(halfBytes)] as const;
  await keepSeal(transaction, operatorId, [hashOfHalf(halves[0]), hashOfHalf(halves[1])], now);
  if (!known) {
    const held = heldAtFirst.map((role) => ({ role, ...everywhere }));
    await replaceAssignments(transaction, operatorId, held);
  }
  const sessionsEnded = await endSessions(transaction, operatorId, {}, 'sealed', now);
  await audited(transaction, actor, 'operator.emergency_sealed', {
    target: `operator/${operatorId}`,
    before: null,
    after: { account, sessionsEnded, ...(!known && { roles: heldAtFirst }) },
    reason,
  });
  return [writeHalf(halves[0]), writeHalf(halves[1])];
}

/** The way in for who brings both halves of a seal; null where they are not of this account, or were used. */
export async function breakSeal(
  transaction: SqlTransaction,
  actor: Actor,
  shown: { readonly account: string; readonly halves: readonly [string, string] },
  reason: string,
  now: Date,
): Promise<{ readonly link: string; readonly openUntil: Date } | null> {
  const known = await findCredentials(transaction, { account: shown.account });
  const [one, other] = shown.halves.map(readHalf);
  if (known?.status !== 'active' || !known.isEmergency || !one || !other) return null;
  const { operatorId } = known;
  const token = newSecret();
  const openUntil = new Date(now.getTime() + openByHalvesMs);
  const halfHashes = [hashOfHalf(Buffer.from(one, 'hex')), hashOfHalf(Buffer.from(other, 'hex'))] as const;
  const way = { operatorId, halfHashes, tokenHash: hashOfSecret(token), openUntil };
  if (!(await openByHalves(transaction, way))) return null;
  // whoever sat there by an earlier opening is out
  await endSessions(transaction, operatorId, {}, 'sealed', now);
  await audited(transaction, actor, 'operator.emergency_opened', {
    target: `operator/${operatorId}`,
    before: { open: false },
    after: { openUntil, byHalves: true },
    reason,
  });
  return { link: wayIn(token), openUntil };
}

function hashOfHalf(half: Buffer): Buffer {
  return hashOfSecret(half.toString('hex'));
}

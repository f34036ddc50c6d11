import { createHash } from 'node:crypto';
import { applyWord } from '../deposit/apply-word.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { askSoon } from '../deposit/deposit.repo.ts';
import type { IncomingMessage, ReadMessage } from '../service/payment-adapter.ts';
import { findService } from '../service/payment-service.repo.ts';
import { messagePath, type PaymentService } from '../service/payment-service.ts';
import { askAboutSoon } from '../withdrawal/withdrawal.repo.ts';
import { applyPayoutWord } from '../withdrawal/apply-payout-word.ts';
import { applyRefundWord } from '../refund/apply-refund-word.ts';
import { askRefundsSoon } from '../refund/refund.repo.ts';
import { keepMessage, listWaiting, noteOutcome, type NewMessage } from './psp-message.repo.ts';
import { adapterOf } from '../service/speak-to-service.ts';

/** What the service is answered: it has been taken, can't be trusted, or is of no service. */
export type TakenMessage = 'taken' | 'untrusted' | 'no_service';

/** A message that nobody has worked on to the end is taken up after this long. */
const abandonedAfterMs = 10_000;
const abandonedAtOnce = 100;

/**
 * Keeps what a service tells, and then works on it; both in one commit where it credits a deposit and nothing else. What
 * can't be trusted is no more than a reason to ask.
 */
export async function takeMessage(
  deps: CashierDeps,
  pspId: string,
  message: IncomingMessage,
): Promise<TakenMessage> {
  const last = deps.lastServices.get(pspId);
  if (last && (await isCreditedAtOnce(deps, last, message))) return 'taken';
  const service = await findService(deps, pspId);
  const adapter = service && adapterOf(deps, service);
  // one that is off is heard too: it may have been paid before
  if (!adapter) return 'no_service';
  deps.lastServices.set(pspId, service);
  const now = deps.clock();
  const read = await adapter.readMessage(service, message, now);
  const kept = keptOf(service, message, read, now);
  const found = await keepMessage(deps.sql, kept);
  if (found !== 'done') await workOn(deps, kept, read);
  return read.kind === 'untrusted' ? 'untrusted' : 'taken';
}

/** By what the service was last; that it still is so is seen where the deposit is. */
async function isCreditedAtOnce(
  deps: CashierDeps,
  service: PaymentService,
  message: IncomingMessage,
): Promise<boolean> {
  const now = deps.clock();
  const read = await adapterOf(deps, service)?.readMessage(service, message, now);
  return read?.kind === 'deposit' && deps.creditTogether(service, keptOf(service, message, read, now), read);
}

function keptOf(
  { pspId }: PaymentService,
  message: IncomingMessage,
  read: ReadMessage,
  receivedAt: Date,
): NewMessage {
  const isTrusted = read.kind !== 'untrusted';
  return {
    ...{ pspId, receivedAt },
    // nobody takes the id of a message to come away from it
    messageId: isTrusted
      ? read.messageId
      : `untrusted:${createHash('sha256').update(message.body).digest('hex')}`,
    raw: message.body.toString('utf8').replaceAll('\0', ''),
    headers: shownHeaders(message),
    distrust: isTrusted ? null : read.distrust,
    orderId: read.orderId,
  };
}

/** Works on what a process has kept and not worked on. */
export async function workOnAbandoned(deps: CashierDeps): Promise<void> {
  const before = new Date(deps.clock().getTime() - abandonedAfterMs);
  for (const kept of await listWaiting(deps.sql, before, abandonedAtOnce)) {
    const service = await findService(deps, kept.pspId);
    const adapter = service && adapterOf(deps, service);
    if (!adapter) continue;
    const message = { path: messagePath(kept.pspId), headers: kept.headers, body: Buffer.from(kept.raw) };
    // as old as it was when it came
    await workOn(deps, kept, await adapter.readMessage(service, message, kept.receivedAt));
  }
}

async function workOn(deps: CashierDeps, kept: NewMessage, read: ReadMessage): Promise<void> {
  await noteOutcome(deps.sql, kept, await outcomeOf(deps, kept, read), deps.clock());
}

async function outcomeOf(
  deps: CashierDeps,
  { pspId, messageId }: NewMessage,
  read: ReadMessage,
): Promise<string> {
  if (read.kind === 'other') return 'other';
  if (read.kind === 'untrusted') {
    const { orderId } = read;
    const now = deps.clock();
    if (orderId !== null) {
      await askSoon(deps.sql, { pspId, orderId, now });
      await askAboutSoon(deps.sql, { orderId, now });
      await askRefundsSoon(deps.sql, { pspId, orderId, now });
    }
    return 'asked';
  }
  const applied = await applySaid(deps, pspId, read, messageId);
  if (applied === 'none')
    deps.log.warn({ pspId, messageId }, 'a message is about an order that is not there');
  return applied === 'none' ? 'unmatched' : applied;
}

function applySaid(
  deps: CashierDeps,
  pspId: string,
  read: Extract<ReadMessage, { readonly kind: 'deposit' | 'payout' | 'refund' }>,
  messageId: string,
) {
  const { orderId } = read;
  const source = { actor: 'psp', messageId } as const;
  switch (read.kind) {
    case 'payout':
      return applyPayoutWord(deps, { pspId, orderId, attempt: read.attempt }, read.word, source);
    case 'refund':
      return applyRefundWord(deps, { pspId, refundId: read.refundId }, read.word, source);
    case 'deposit':
      return applyWord(deps, { pspId, orderId }, read.word, source);
  }
}

/** Those that the signature is of, and no others: a proxy may have added what is nobody's business. */
function shownHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' &&
      /^(x-(operator-id|key-id|timestamp|nonce|signature)|content-type)$/.test(name)
        ? [[name, value.slice(0, 300)]]
        : [],
    ),
  );
}

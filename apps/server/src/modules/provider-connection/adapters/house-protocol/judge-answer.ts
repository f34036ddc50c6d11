import type { TransferAnswer, TransferStatus } from '@halls/contract/provider';
import { refusals, type Refusal, type ToldBalance, type Verdict } from '../../game-provider-adapter.ts';

type Direction = 'in' | 'out' | 'out_all';

/** Judges the answer to transfer-in, transfer-out and transfer-out-all. */
export function judgeTransfer(direction: Direction, answer: TransferAnswer<'transfer-out'>): Verdict {
  if (isRefusal(answer.status)) return { state: 'rejected', word: answer.status };
  // DUPLICATE_ORDER too: another order of ours may stand under this number, so the status call must tell
  if (answer.status !== 'OK') return { state: 'unknown', word: answer.status };
  if (direction === 'out_all' && answer.amount === undefined)
    return { state: 'unknown', word: 'OK without an amount' };
  return { state: 'confirmed', amountMinor: minorOf(answer.amount), balance: toldBalance(answer) };
}

/** Judges the answer to transfer-status. */
export function judgeStatus(direction: Direction, answer: TransferAnswer<'transfer-status'>): Verdict {
  if (answer.status !== 'OK') return { state: 'unknown', word: answer.status };
  if (answer.state === 'rejected') return { state: 'rejected', word: 'REJECTED' };
  if (answer.state !== 'confirmed') return { state: 'unknown', word: answer.state ?? 'OK without a state' };
  if (direction === 'out_all' && answer.amount === undefined)
    return { state: 'unknown', word: 'confirmed without an amount' };
  return { state: 'confirmed', amountMinor: minorOf(answer.amount), balance: null };
}

function isRefusal(status: TransferStatus): status is Refusal {
  return (refusals as readonly string[]).includes(status);
}

/** What a provider says of a balance; null when it says nothing. */
export function toldBalance(said: {
  balance?: string | undefined;
  balance_version?: string | undefined;
}): ToldBalance | null {
  const minor = minorOf(said.balance);
  return minor === null ? null : { minor, version: minorOf(said.balance_version) };
}

function minorOf(digits: string | undefined): bigint | null {
  return digits === undefined ? null : BigInt(digits);
}

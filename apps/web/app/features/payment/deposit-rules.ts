import { parseMinor, type Currency } from '@halls/contract';
import type { depositStatuses } from '@halls/contract/payment';

export type DepositStatus = (typeof depositStatuses)[number];

/** As an amount may be: what is wrong with it, in keys of the texts. */
export type WrongAmount = 'wrong_amount' | 'too_low' | 'too_high';

interface Limits {
  readonly min: string;
  readonly max: string;
  readonly currency: Currency;
}

const underWay: ReadonlySet<DepositStatus> = new Set(['opening', 'opening_unknown', 'open', 'processing']);
const lookedAt: ReadonlySet<DepositStatus> = new Set(['review', 'returning']);
const good: ReadonlySet<DepositStatus> = new Set(['credited']);
const lost: ReadonlySet<DepositStatus> = new Set(['refused', 'failed', 'reversed']);

/** What a member may still wait for, or pay. */
export function isUnderWay(status: DepositStatus): boolean {
  return underWay.has(status);
}

/** How a state looks beside its name; colour never says it alone. */
export function toneOf(status: DepositStatus): 'waiting' | 'good' | 'bad' | 'calm' {
  if (good.has(status)) return 'good';
  if (lost.has(status)) return 'bad';
  return underWay.has(status) || lookedAt.has(status) ? 'waiting' : 'calm';
}

/** How long until an order that is shown is asked for once more without having been told; null where nothing will come. */
export function lookAgainMs(status: DepositStatus): number | null {
  if (status === 'opening' || status === 'opening_unknown') return 3_000;
  return underWay.has(status) || lookedAt.has(status) ? 20_000 : null;
}

/** As `lookAgainMs`, for one that nobody tells of: after so many times without a change half as long again, up to 30 s. */
export function risingPauseMs(status: DepositStatus, times: number): number | null {
  return lookAgainMs(status) === null ? null : Math.min(30_000, Math.round(3_000 * 1.5 ** times));
}

/** An amount that was typed, as the wire has it, or what is wrong with it. */
export function readDepositAmount(
  typed: string,
  { min, max, currency }: Limits,
): { amount: string } | { wrong: WrongAmount } {
  const amount = typed.trim();
  const minor = /^\d{1,15}(\.\d{1,2})?$/.test(amount) ? toMinor(amount, currency) : null;
  if (minor === null) return { wrong: 'wrong_amount' };
  if (minor < parseMinor(min, currency)) return { wrong: 'too_low' };
  if (minor > parseMinor(max, currency)) return { wrong: 'too_high' };
  return { amount };
}

function toMinor(amount: string, currency: Currency): bigint | null {
  try {
    return parseMinor(amount, currency);
  } catch {
    // more decimals than the currency has
    return null;
  }
}

const steps = [1n, 2n, 4n, 10n, 20n, 100n];

/** Whole amounts to choose from, from the least on, none above the most. */
export function quickAmounts({ min, max, currency }: Limits): string[] {
  const most = parseMinor(max, currency);
  const least = BigInt(min.replace(/\.\d+$/, '')) + (/\.0*[1-9]/.test(min) ? 1n : 0n);
  const amounts = least > 0n ? steps.map((step) => (least * step).toString()) : [];
  return amounts.filter((amount) => parseMinor(amount, currency) <= most);
}

/** A day that was chosen, as the instant at which it begins for the reader; `after` days later. */
export function startOfDay(day: string, after = 0): string | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const start = new Date(year, month - 1, date + after);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

/** `29:05`, with hours where there are any. */
export function writeCountdown(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (part: number) => String(part).padStart(2, '0');
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

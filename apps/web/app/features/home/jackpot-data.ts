import type { DataOf } from '@halls/contract';
import type { jackpot } from '@halls/contract/content';

/** A site's jackpot in one currency, as the page shows it. */
export interface JackpotData {
  /** Decimal, padded to ten digits. */
  readonly amount: string;
  /** The latest first. */
  readonly wins: readonly JackpotWin[];
}

export interface JackpotWin {
  /** Masked. */
  readonly account: string;
  /** Decimal. */
  readonly amount: string;
  readonly wonAt: string;
}

const winsShown = 3;

export function readJackpot(wire: DataOf<typeof jackpot>): JackpotData {
  const wins = wire.jackpot_win_list.slice(0, winsShown);
  return {
    amount: wire.jackpot_amount_total,
    wins: wins.map((win) => ({ account: win.member_account, amount: win.amount, wonAt: win.won_at })),
  };
}

export function addWin(jackpot: JackpotData, win: JackpotWin): JackpotData {
  return { ...jackpot, wins: [win, ...jackpot.wins].slice(0, winsShown) };
}

/** A pot is never empty: zero says that the site has no jackpot in the currency. */
export function isOpen(jackpot: JackpotData): boolean {
  return /[1-9]/.test(jackpot.amount);
}

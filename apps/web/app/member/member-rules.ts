import { formatMinor, parseMinor, type DataOf } from '@halls/contract';
import type { memberLayout } from '@halls/contract/member';
import type { Wallets } from './wallets.ts';

/** What the frame shows of the logged-in member. */
export type Member = DataOf<typeof memberLayout>['member_common_layout'];

/** Money that a provider holds while its game is open, as a decimal string. */
export interface InPlay {
  gpId: string;
  cash: string;
}

/** What the page knows of the member. */
export interface KnownMember {
  member: Member;
  inPlay: InPlay | null;
  /** Counts the balances told by events, to know whether one came while an answer was on its way. */
  told: number;
}

/**
 * The server's answer, `before` and `now` being what was known when it was asked for and when it came. A
 * balance that an event told in between is newer than the answer's.
 */
export function takeAnswer(
  before: KnownMember | undefined,
  now: KnownMember | undefined,
  answered: Member,
): KnownMember {
  const isOvertaken = now !== undefined && now.told !== (before?.told ?? 0);
  return {
    member: isOvertaken ? { ...answered, member_cash: now.member.member_cash } : answered,
    inPlay: answered.is_playing === 1 ? (now?.inPlay ?? null) : null,
    told: now?.told ?? 0,
  };
}

/**
 * The balance that the server told of. A main balance that changed without a word of the game may be the
 * game's money coming home, so what was in play is forgotten with it: better to miss an amount for a moment
 * than to show it twice. `mayHaveEnded` asks for a look at the server.
 */
export function takeCash(
  known: KnownMember,
  cash: string,
  inPlay: InPlay | null,
): { known: KnownMember; mayHaveEnded: boolean } {
  const held = inPlay && isMoney(inPlay.cash) ? inPlay : null;
  return {
    known: {
      member: { ...known.member, member_cash: cash },
      inPlay: known.member.is_playing === 1 ? held : null,
      told: known.told + 1,
    },
    mayHaveEnded: known.inPlay !== null && held === null,
  };
}

/** A game of this page has begun or ended; the answer that says so may be on its way still. */
export function takePlaying(known: KnownMember, isPlaying: boolean): KnownMember {
  return {
    ...known,
    member: { ...known.member, is_playing: isPlaying ? 1 : 0 },
    inPlay: isPlaying ? known.inPlay : null,
  };
}

/**
 * What the open game holds by the list of wallets, unless an event has told of it since they were asked for. Money of
 * an open round may lie with another provider than the game's.
 */
export function takeWallets(
  before: KnownMember | undefined,
  now: KnownMember,
  wallets: Wallets,
  playedAt?: string,
): KnownMember {
  if (now.told !== before?.told || now.member.is_playing !== 1) return now;
  const holders = wallets.my_cash_list.filter(({ gp_id, cash }) => gp_id !== 'MAIN' && isMoney(cash));
  const holder = holders.find(({ gp_id }) => gp_id === playedAt) ?? holders[0];
  return { ...now, inPlay: holder ? { gpId: holder.gp_id, cash: holder.cash } : null };
}

/** What the member has in the main wallet and in the open game together, as a decimal string. */
export function cashOf({ member, inPlay }: { member: Member | null; inPlay: InPlay | null }): string {
  if (!member) return '0';
  const { member_cash: cash, member_currency: currency } = member;
  return inPlay
    ? formatMinor(parseMinor(cash, currency) + parseMinor(inPlay.cash, currency), currency)
    : cash;
}

/** True for a decimal string that is not zero. */
export function isMoney(amount: string): boolean {
  return /[1-9]/.test(amount);
}

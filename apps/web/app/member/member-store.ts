import { useSyncExternalStore } from 'react';
import { formatMinor, parseMinor, type DataOf } from '@halls/contract';
import type { memberLayout } from '@halls/contract/member';
import { api } from '#app/api/browser-client.ts';
import { browserSession } from '#app/session/browser-session.ts';

/** What the frame shows of the logged-in member. */
export type Member = DataOf<typeof memberLayout>['member_common_layout'];

/** Money that a provider holds while its game is open, as a decimal string. */
export interface InPlay {
  gpId: string;
  cash: string;
}

export interface MemberState {
  member: Member | null;
  inPlay: InPlay | null;
  status: 'none' | 'loading' | 'ready' | 'failed';
}

const nobody: MemberState = { member: null, inPlay: null, status: 'none' };
let state: MemberState = nobody;
let asked = 0;
/** Counts the balances told by events, to know whether one came while an answer was on its way. */
let told = 0;
const listeners = new Set<() => void>();

const change = (next: MemberState) => {
  state = next;
  for (const listener of listeners) listener();
};

export const memberStore = {
  read: () => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Asks the server; an older answer that comes after a newer one is dropped. */
  async load(): Promise<void> {
    const session = browserSession.read();
    if (!session) return change(nobody);
    const mine = ++asked;
    const toldBefore = told;
    if (!state.member) change({ ...nobody, status: 'loading' });
    const result = await api.call('/member/profile/common/layout', {}, { reads: true, guarded: true });
    if (mine !== asked || browserSession.read()?.memberId !== session.memberId) return;
    if (!result.ok) return change({ ...state, status: state.member ? 'ready' : 'failed' });
    const answered = result.data.member_common_layout;
    const newerCash = told !== toldBefore ? state.member?.member_cash : undefined;
    const isPlaying = answered.is_playing === 1;
    change({
      member: { ...answered, member_cash: newerCash ?? answered.member_cash },
      inPlay: isPlaying ? state.inPlay : null,
      status: 'ready',
    });
    if (isPlaying && !state.inPlay) await findInPlay();
  },
  /**
   * The balance that the server told of; it is newer than any answer still on its way. A main balance
   * that changed without a word of the game may be the game's money coming home, so what was in play
   * is forgotten with it: better to miss an amount for a moment than to show it twice.
   */
  setCash(cash: string, inPlay: InPlay | null): void {
    told += 1;
    if (!state.member) return void memberStore.load();
    const isKnownToPlay = state.member.is_playing === 1;
    // nothing there any more
    const held = inPlay && /[1-9]/.test(inPlay.cash) ? inPlay : null;
    const mayHaveEnded = state.inPlay !== null && held === null;
    change({
      ...state,
      member: { ...state.member, member_cash: cash },
      inPlay: isKnownToPlay ? held : null,
    });
    if (mayHaveEnded) void memberStore.load();
  },
  /** A game of this page has begun or ended; the answer that says so may be on its way still. */
  setPlaying(isPlaying: boolean): void {
    if (!state.member) return;
    const inPlay = isPlaying ? state.inPlay : null;
    change({ ...state, member: { ...state.member, is_playing: isPlaying ? 1 : 0 }, inPlay });
  },
  forget(): void {
    asked += 1;
    change(nobody);
  },
};

/** After a reload no event has told yet what the open game holds. */
async function findInPlay(): Promise<void> {
  const toldBefore = told;
  const result = await api.call('/member/profile/my_cash', {}, { reads: true, guarded: true });
  if (!result.ok || told !== toldBefore || state.member?.is_playing !== 1) return;
  const holder = result.data.my_cash_list.find(({ gp_id, cash }) => gp_id !== 'MAIN' && /[1-9]/.test(cash));
  if (holder) change({ ...state, inPlay: { gpId: holder.gp_id, cash: holder.cash } });
}

/** What the member has in the main wallet and in the open game together, as a decimal string. */
export function cashOf({ member, inPlay }: MemberState): string {
  if (!member) return '0';
  const { member_cash: cash, member_currency: currency } = member;
  return inPlay
    ? formatMinor(parseMinor(cash, currency) + parseMinor(inPlay.cash, currency), currency)
    : cash;
}

export function useMember(): MemberState {
  return useSyncExternalStore(memberStore.subscribe, memberStore.read, () => nobody);
}

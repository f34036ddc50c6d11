import { useSyncExternalStore } from 'react';
import type { DataOf } from '@halls/contract';
import type { memberLayout } from '@halls/contract/member';
import { api } from '#app/api/browser-client.ts';
import { browserSession } from '#app/session/browser-session.ts';

/** What the frame shows of the logged-in member. */
export type Member = DataOf<typeof memberLayout>['member_common_layout'];

export interface MemberState {
  member: Member | null;
  status: 'none' | 'loading' | 'ready' | 'failed';
}

const nobody: MemberState = { member: null, status: 'none' };
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
    if (!state.member) change({ member: null, status: 'loading' });
    const result = await api.call<typeof memberLayout>(
      '/member/profile/common/layout',
      {},
      { reads: true, guarded: true },
    );
    if (mine !== asked || browserSession.read()?.memberId !== session.memberId) return;
    if (!result.ok) return change({ member: state.member, status: state.member ? 'ready' : 'failed' });
    const answered = result.data.member_common_layout;
    const newerCash = told !== toldBefore ? state.member?.member_cash : undefined;
    change({ member: { ...answered, member_cash: newerCash ?? answered.member_cash }, status: 'ready' });
  },
  /** The balance that the server told of; it is newer than any answer still on its way. */
  setCash(cash: string): void {
    told += 1;
    if (state.member) change({ ...state, member: { ...state.member, member_cash: cash } });
    else void memberStore.load();
  },
  /** A game of this page has ended; the answer that says so may be on its way still. */
  setPlaying(isPlaying: boolean): void {
    if (state.member) change({ ...state, member: { ...state.member, is_playing: isPlaying ? 1 : 0 } });
  },
  forget(): void {
    asked += 1;
    change(nobody);
  },
};

export function useMember(): MemberState {
  return useSyncExternalStore(memberStore.subscribe, memberStore.read, () => nobody);
}

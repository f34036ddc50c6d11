import { reads } from '#app/api/reads.ts';
import type { RealtimePayloads } from '#app/realtime/realtime-events.ts';
import { useMissedEvents, useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { memberStore, useMember } from './member-store.ts';
import { walletsRead } from './wallets.ts';

/** Keeps what is shown of the member and of their money as the server has it, for as long as they are there. */
export function useMemberInStep(): void {
  // asks for the member on every page, whatever else shows them
  useMember();
  useRealtimeEvent('member.cash', takeCashEvent);
  useRealtimeEvent('profile.updated', askAgain);
  useRealtimeEvent('game.url', askAgain);
  useRealtimeEvent('all_transfer_back', askAgain);
  useMissedEvents(askAgain);
}

function takeCashEvent({ cash, in_play: inPlay }: RealtimePayloads['member.cash']): void {
  memberStore.setCash(cash, inPlay ? { gpId: inPlay.gp_id, cash: inPlay.cash } : null);
  void reads.again(walletsRead);
}

function askAgain(): void {
  void memberStore.load();
  void reads.again(walletsRead);
}

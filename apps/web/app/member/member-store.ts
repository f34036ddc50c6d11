import { useQuery } from '@tanstack/react-query';
import { reads } from '#app/api/reads.ts';
import { gameSession } from '#app/game-session/game-session-store.ts';
import { browserSession, useSession } from '#app/session/browser-session.ts';
import {
  takeAnswer,
  takeCash,
  takePlaying,
  takeWallets,
  type InPlay,
  type KnownMember,
  type Member,
} from './member-rules.ts';
import { walletsRead } from './wallets.ts';

export interface MemberState {
  member: Member | null;
  inPlay: InPlay | null;
  status: 'none' | 'loading' | 'ready' | 'failed';
}

const layoutRead = reads.of('/member/profile/common/layout', {});

const keyOf = (memberId: number) => ['member', memberId] as const;
const readKnown = (memberId: number) => reads.client.getQueryData<KnownMember>(keyOf(memberId));
const keep = (memberId: number, known: KnownMember) =>
  void reads.client.setQueryData<KnownMember>(keyOf(memberId), known);

/** The member as the server answers and as events tell; asked for while a component shows it. */
export function memberRead(memberId: number) {
  return {
    queryKey: keyOf(memberId),
    async queryFn(context: { signal: AbortSignal }): Promise<KnownMember> {
      const before = readKnown(memberId);
      const answer = await layoutRead.queryFn(context);
      const known = takeAnswer(before, readKnown(memberId), answer.member_common_layout);
      // whoever asks may have missed what events told of the open game: after a reload, or without a connection
      if (known.member.is_playing === 1) void findInPlay(memberId, known);
      return known;
    },
    staleTime: Infinity,
  };
}

async function findInPlay(memberId: number, before: KnownMember): Promise<void> {
  keep(memberId, before);
  const wallets = await reads.client.fetchQuery(walletsRead).catch(() => null);
  const now = readKnown(memberId);
  // without the list the game's money is shown as soon as an event tells of it
  if (wallets && now) keep(memberId, takeWallets(before, now, wallets, gameSession.read().game?.providerId));
}

/** For code outside of components. What there is of a member belongs to the session at hand. */
export const memberStore = {
  /** Asks the server; an answer that is still on its way is dropped. False when none came. */
  async load(): Promise<boolean> {
    const session = browserSession.read();
    if (!session) return false;
    const queryKey = keyOf(session.memberId);
    // a first answer on its way would be shared instead of dropped
    if (!readKnown(session.memberId)) await reads.client.cancelQueries({ queryKey });
    return reads.client.refetchQueries({ queryKey }, { throwOnError: true }).then(
      () => true,
      () => false,
    );
  },
  /** The balance that the server told of; it is newer than any answer still on its way. */
  setCash(cash: string, inPlay: InPlay | null): void {
    const session = browserSession.read();
    if (!session) return;
    const known = readKnown(session.memberId);
    if (!known) {
      void memberStore.load();
      return;
    }
    const taken = takeCash(known, cash, inPlay);
    keep(session.memberId, taken.known);
    if (taken.mayHaveEnded) void memberStore.load();
  },
  /** Whether a game is open, as far as is known: null for nobody. */
  isPlaying(): boolean | null {
    const session = browserSession.read();
    const known = session && readKnown(session.memberId);
    return known ? known.member.is_playing === 1 : null;
  },
  setPlaying(isPlaying: boolean): void {
    const session = browserSession.read();
    const known = session && readKnown(session.memberId);
    if (known) keep(session.memberId, takePlaying(known, isPlaying));
  },
  forget(): void {
    reads.forget();
  },
};

export function useMember(): MemberState {
  const session = useSession();
  const { data, isError } = useQuery(
    { ...memberRead(session?.memberId ?? 0), enabled: session !== null },
    reads.client,
  );
  if (!session) return { member: null, inPlay: null, status: 'none' };
  if (data) return { member: data.member, inPlay: data.inPlay, status: 'ready' };
  return { member: null, inPlay: null, status: isError ? 'failed' : 'loading' };
}

import { randomUUID } from 'node:crypto';
import type { SqlTransaction } from '#platform/database.ts';
import { maintenanceAt, type EndedRound, type ProviderConnection } from '#modules/provider-connection';
import {
  claimFeed,
  holdFeed,
  lockRemembered,
  releaseFeed,
  saveFeed,
  type Feed,
  type FeedClaim,
  type RememberedBalance,
} from './provider-feed.repo.ts';
import { keepRounds } from './provider-round.repo.ts';
import { announceInPlay, saveProviderBalance, shiftProviderBalance } from './provider-member.repo.ts';
import type { TransferWalletDeps } from './transfer-wallet.deps.ts';

type ReadDeps = Pick<TransferWalletDeps, 'sql' | 'gameProviders' | 'clock'>;

export interface FollowDeps extends ReadDeps, Pick<TransferWalletDeps, 'providers' | 'log'> {
  /** Providers that members have games open at. */
  readonly playedProviders: () => Promise<readonly string[]>;
}

export interface RoundFollower {
  start(): void;
  /** One look at every provider that is played at. Never throws. */
  tick(): Promise<void>;
  /** Resolves when the looks under way are done. */
  close(): Promise<void>;
}

const everyMs = 500;
/** Longer than a provider is waited for; a reader that died keeps the feed so long. */
const claimMs = 10_000;
const pageSize = 1_000;
const longestCursor = 64;
/** So many at most before others get a turn; the next tick goes on from there. */
const pagesPerTick = 20;
const logEveryMs = 60_000;

/**
 * Follows the rounds of providers that hold money while members play there, so that the lobby shows what they have
 * in play. For display only: the ledger learns of a provider's money when it is transferred back. One node at a time
 * claims a provider's feed; the cursor moves in the transaction that applies the rounds, so that each counts once.
 */
export function createRoundFollower(deps: FollowDeps): RoundFollower {
  const { providers, clock, log } = deps;
  const underWay = new Map<string, Promise<void>>();
  const loggedAtMs = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let ticking: Promise<void> | undefined;

  function report(gpId: string, err: unknown): void {
    const nowMs = clock().getTime();
    if (nowMs - (loggedAtMs.get(gpId) ?? -Infinity) < logEveryMs) return;
    loggedAtMs.set(gpId, nowMs);
    log.warn({ err, gpId }, 'could not follow the rounds of a provider');
  }

  async function follow(gpId: string): Promise<void> {
    const connection = await providers.find(gpId);
    if (connection?.walletKind !== 'transfer' || !connection.isActive) return;
    if (maintenanceAt(connection, clock())) return;
    await readFeed(connection, deps);
  }

  /** A slow provider keeps neither the others nor itself waiting twice. */
  function followOnce(gpId: string): Promise<void> {
    const running =
      underWay.get(gpId) ??
      follow(gpId)
        .catch((error: unknown) => report(gpId, error))
        .finally(() => underWay.delete(gpId));
    underWay.set(gpId, running);
    return running;
  }

  async function tick(): Promise<void> {
    try {
      await Promise.all((await deps.playedProviders()).map(followOnce));
    } catch (error) {
      report('', error);
    }
  }

  return {
    start() {
      let isListing = false;
      timer = setInterval(() => {
        if (isListing) return;
        isListing = true;
        ticking = deps
          .playedProviders()
          .then((gpIds) => void gpIds.map(followOnce))
          .catch((error: unknown) => report('', error))
          .finally(() => (isListing = false));
      }, everyMs);
    },
    tick,
    async close() {
      clearInterval(timer);
      await ticking;
      await Promise.all(underWay.values());
    },
  };
}

/** Reads what there is of a provider's feed, page by page. Throws where it can't be read. No transaction is open while the provider is waited for. */
export async function readFeed(connection: ProviderConnection, deps: ReadDeps): Promise<void> {
  const claim: FeedClaim = { gpId: connection.gpId, claimedBy: randomUUID() };
  let feed = await claimFeed(deps.sql, claim, { now: deps.clock(), until: claimEnd(deps) });
  try {
    for (let pages = 0; feed && pages < pagesPerTick; pages += 1) {
      const page = await deps.gameProviders.holder(connection).rounds(feed.cursor, pageSize);
      if ('why' in page) throw new Error(page.why);
      if (page.nextCursor.length > longestCursor) throw new Error('named a cursor that is too long');
      feed = await takePage(claim, feed, page, deps);
    }
  } finally {
    await releaseFeed(deps.sql, claim);
  }
}

/** Applies a page and moves the cursor, in one transaction. Null unless there may be more at once. */
function takePage(
  claim: FeedClaim,
  feed: Feed,
  page: { readonly rounds: readonly EndedRound[]; readonly nextCursor: string },
  deps: ReadDeps,
): Promise<Feed | null> {
  return deps.sql.transaction().execute(async (transaction) => {
    if (!(await holdFeed(transaction, claim))) return null;
    // without a step forward the same rounds would come again and again
    const isStep = page.nextCursor !== feed.cursor;
    const isFull = isStep && page.rounds.length >= pageSize;
    const isCaughtUp = feed.isCaughtUp || !isFull;
    // a member's records begin with the provider's first round, what is shown as in play with the first look
    if (isStep) await keepRounds(transaction, claim.gpId, page.rounds);
    if (feed.isCaughtUp && isStep) await applyRounds(transaction, claim.gpId, page.rounds);
    if (isStep || !feed.isCaughtUp) {
      const readAt = isCaughtUp ? deps.clock() : null;
      await saveFeed(transaction, claim, { cursor: page.nextCursor, readAt, until: claimEnd(deps) });
    }
    return isFull ? { cursor: page.nextCursor, isCaughtUp } : null;
  });
}

function claimEnd({ clock }: ReadDeps): Date {
  return new Date(clock().getTime() + claimMs);
}

async function applyRounds(
  transaction: SqlTransaction,
  gpId: string,
  rounds: readonly EndedRound[],
): Promise<void> {
  const byMember = groupByMember(rounds);
  const known = await lockRemembered(transaction, { gpId, memberIds: [...byMember.keys()] });
  for (const remembered of known) {
    const { owner } = remembered;
    const theirs = (byMember.get(owner.memberId) ?? []).filter(({ currency }) => currency === owner.currency);
    const hasNews = await applyToBalance(transaction, gpId, remembered, theirs);
    // whose money was transferred back in the meantime has nothing in play to be told of
    if (hasNews || remembered.balanceMinor > 0n) await announceInPlay(transaction, owner.memberId, gpId);
  }
}

/** True when the rounds changed what is remembered. */
async function applyToBalance(
  transaction: SqlTransaction,
  gpId: string,
  remembered: RememberedBalance,
  rounds: readonly EndedRound[],
): Promise<boolean> {
  const of = { memberId: remembered.owner.memberId, gpId };
  const last = rounds.at(-1);
  // a count may begin with nothing
  if (last?.balance && last.balance.version !== null && !remembered.hasUndecided) {
    if (last.balance.version <= (remembered.version ?? -1n)) return false;
    await saveProviderBalance(transaction, { ...of, told: last.balance, at: last.endedAt });
    return true;
  }
  const news = rounds.filter((round) => isNews(round, remembered));
  if (news.length === 0) return false;
  const byMinor = news.reduce((sum, { payoutMinor, stakeMinor }) => sum + payoutMinor - stakeMinor, 0n);
  await shiftProviderBalance(transaction, { ...of, byMinor });
  return true;
}

/**
 * Where a provider does not count its balances' changes: one told after the round ended has the round in it. Clocks
 * that differ cost one look, until the next telling.
 */
function isNews(round: EndedRound, { toldAt }: RememberedBalance): boolean {
  return !toldAt || !(round.endedAt <= toldAt);
}

function groupByMember(rounds: readonly EndedRound[]): Map<number, EndedRound[]> {
  const once = new Map(rounds.map((round) => [round.roundId, round]));
  const byMember = new Map<number, EndedRound[]>();
  for (const round of once.values()) {
    if (round.memberId === null) continue;
    byMember.set(round.memberId, [...(byMember.get(round.memberId) ?? []), round]);
  }
  return byMember;
}

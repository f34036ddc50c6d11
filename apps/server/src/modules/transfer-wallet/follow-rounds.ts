import type { TransferAnswer } from '@halls/contract/provider';
import type { SqlTransaction } from '#platform/database.ts';
import { maintenanceAt, type ProviderConnection } from '#modules/provider-connection';
import { announceInPlay } from './announce-in-play.ts';
import {
  lockFeed,
  lockRemembered,
  readFeed,
  saveFeed,
  type RememberedBalance,
} from './provider-feed.repo.ts';
import { shiftProviderBalance } from './provider-member.repo.ts';
import type { TransferWalletParts } from './transfer-wallet.parts.ts';

type Round = NonNullable<TransferAnswer<'rounds'>['rounds']>[number];

export interface FollowParts extends Omit<TransferWalletParts, 'newOrderId'> {
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
const patienceMs = 2_000;
const pageSize = 1_000;
/** So many at most before others get a turn; the next tick goes on from there. */
const pagesPerTick = 20;
const logEveryMs = 60_000;

/**
 * Follows the rounds of providers that hold money while members play there, so that the lobby shows what they have
 * in play. For display only: the ledger learns of a provider's money when it comes home. One node at a time reads
 * a provider's rounds; the cursor moves in the transaction that applies them, so that each counts once.
 */
export function createRoundFollower(parts: FollowParts): RoundFollower {
  const { providers, clock, log } = parts;
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
    for (let pages = 0; pages < pagesPerTick; pages += 1) {
      if (!(await readPage(connection, parts))) return;
    }
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
      await Promise.all((await parts.playedProviders()).map(followOnce));
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
        ticking = parts
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

/** True when there may be more at once. */
function readPage(connection: ProviderConnection, parts: FollowParts): Promise<boolean> {
  const { gpId } = connection;
  return parts.sql.transaction().execute(async (transaction) => {
    if (!(await lockFeed(transaction, gpId))) return false;
    const feed = await readFeed(transaction, gpId);
    const page = await askRounds(connection, feed.cursor, parts);
    // without a step forward the same rounds would come again and again
    const isStep = page.nextCursor !== feed.cursor;
    const isFull = isStep && page.rounds.length >= pageSize;
    if (feed.isCaughtUp && isStep) await applyRounds(transaction, gpId, page.rounds, parts);
    if (isStep || !feed.isCaughtUp) {
      const isCaughtUp = feed.isCaughtUp || !isFull;
      await saveFeed(transaction, {
        gpId,
        cursor: page.nextCursor,
        readAt: isCaughtUp ? parts.clock() : null,
      });
    }
    return isFull;
  });
}

async function askRounds(
  connection: ProviderConnection,
  cursor: string,
  { client }: FollowParts,
): Promise<{ rounds: readonly Round[]; nextCursor: string }> {
  const reply = await client.call(
    connection,
    'rounds',
    { cursor, limit: pageSize },
    { timeoutMs: patienceMs },
  );
  if (reply.kind === 'unknown') throw new Error(reply.why);
  const { status, rounds, next_cursor: nextCursor } = reply.answer;
  if (status !== 'OK' || !rounds || nextCursor === undefined || nextCursor.length > 64)
    throw new Error(`answered ${status}`);
  return { rounds, nextCursor };
}

async function applyRounds(
  transaction: SqlTransaction,
  gpId: string,
  rounds: readonly Round[],
  parts: FollowParts,
): Promise<void> {
  const byMember = groupByMember(rounds);
  const known = await lockRemembered(transaction, { gpId, memberIds: [...byMember.keys()] });
  for (const remembered of known) {
    const { owner } = remembered;
    const news = (byMember.get(owner.memberId) ?? []).filter((round) => isNews(round, remembered));
    if (news.length > 0) {
      const byMinor = news.reduce((sum, { payout, stake }) => sum + BigInt(payout) - BigInt(stake), 0n);
      await shiftProviderBalance(transaction, { memberId: owner.memberId, gpId, byMinor });
    }
    // who took the money home in the meantime has nothing in play to be told of
    if (news.length > 0 || remembered.balanceMinor > 0n)
      await announceInPlay(transaction, owner, gpId, parts);
  }
}

/** A balance told after the round ended has the round in it. Clocks that differ cost one look, until the next telling. */
function isNews(round: Round, { owner, toldAt }: RememberedBalance): boolean {
  if (round.currency !== owner.currency) return false;
  return !toldAt || !(Date.parse(round.ended_at) <= toldAt.getTime());
}

function groupByMember(rounds: readonly Round[]): Map<number, Round[]> {
  const once = new Map(rounds.map((round) => [round.round_id, round]));
  const ours = [...once.values()].filter(({ member_ref: ref }) => /^[1-9]\d{0,14}$/.test(ref));
  return Map.groupBy(ours, ({ member_ref: ref }) => Number(ref));
}

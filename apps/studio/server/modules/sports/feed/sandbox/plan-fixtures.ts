import { commitmentOfSeed, createServerSeed } from '@halls/fairness/node';
import type { Competition } from '#games/sports/competition.ts';
import { competitions } from '#games/sports/competitions.ts';
import { matchdaysOf, pairingsOf } from '#games/sports/season.ts';
import type { SqlTransaction } from '#platform/database.ts';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import type { SportId } from '../../../../../play-protocol/sports-protocol.ts';
import { insertSimMatches, listLatestMatchdays, type SimMatch } from './sim-match.repo.ts';
import { insertSimSeason } from './sim-season.repo.ts';

/**
 * A matchday of a league or a tour begins so often, and the first one of its sport so long after the full time; the
 * competitions of a sport share the time evenly, so that somebody always plays.
 */
const rhythmOf: Readonly<Record<SportId, { readonly everyMs: number; readonly firstMs: number }>> = {
  football: { everyMs: 480_000, firstMs: 0 },
  tennis: { everyMs: 480_000, firstMs: 80_000 },
  basketball: { everyMs: 960_000, firstMs: 120_000 },
  esport: { everyMs: 960_000, firstMs: 40_000 },
};
/** Fixtures are known so long before. */
const plannedAheadMs = 24 * 60_000;
/** A match that is planned late still gives some time to bet on it. */
const leastAheadMs = 30_000;

/** Plans matchdays as far ahead as they are to be known; answers what is new. Most calls find nothing to do. */
export async function planFixtures(
  tx: SqlTransaction,
  sealing: StudioPlatform['sealing'],
  { now, played }: { readonly now: Date; readonly played: readonly Competition[] },
): Promise<SimMatch[]> {
  const latest = await listLatestMatchdays(tx);
  const planned: SimMatch[] = [];
  for (const league of played) {
    let { season, matchday, kicksOffAt } = latest.get(league.id) ?? {
      ...{ season: 1, matchday: -1, kicksOffAt: new Date(0) },
    };
    while (kicksOffAt.getTime() < now.getTime() + plannedAheadMs) {
      kicksOffAt = nextKickOff(league, kicksOffAt, now);
      const isLast = matchday + 1 >= matchdaysOf(league);
      [season, matchday] = isLast ? [season + 1, 0] : [season, matchday + 1];
      const plan = planMatchday(league, { season, matchday, kicksOffAt }, sealing);
      planned.push(...(await insertSimMatches(tx, plan)));
      if (matchday === 0) await insertSimSeason(tx, league.id, season);
    }
  }
  return planned;
}

function nextKickOff({ id, sport }: Competition, before: Date, now: Date): Date {
  const { everyMs, firstMs } = rhythmOf[sport];
  const ofSport = competitions.filter((one) => one.sport === sport);
  const place = ofSport.findIndex((one) => one.id === id);
  const offsetMs = firstMs + (place * everyMs) / ofSport.length;
  const earliestMs = Math.max(before.getTime() + everyMs, now.getTime() + leastAheadMs);
  return new Date(Math.ceil((earliestMs - offsetMs) / everyMs) * everyMs + offsetMs);
}

function planMatchday(
  league: Competition,
  { season, matchday, kicksOffAt }: Pick<SimMatch, 'season' | 'matchday' | 'kicksOffAt'>,
  sealing: StudioPlatform['sealing'],
) {
  return pairingsOf(league, matchday).map((pairing) => {
    const serverSeed = createServerSeed();
    const commitment = commitmentOfSeed(serverSeed);
    const sealedSeed = sealing.seal(serverSeed, sealContext(commitment));
    return { league: league.id, season, matchday, ...pairing, kicksOffAt, commitment, sealedSeed };
  });
}

/** A sealed seed opens in the place of its own hash alone. */
export function sealContext(commitment: string): string {
  return `sports-match:${commitment}`;
}

/** What the match's draws take beside the seed: which match it is. */
export function clientSeedOf({ league, season, matchday, home, away }: Omit<SimMatch, 'matchId'>): string {
  return `${league}/${season}/${matchday + 1}/${home}-${away}`;
}

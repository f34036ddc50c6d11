import { formatMinor } from '@halls/contract';
import { houseMath } from '#games/math-book.ts';
import { poolReturn, poolWith } from '#games/picks/pool.ts';
import { aliasOf } from '#modules/game-session';
import type { BoxHolder, PoolStakes } from '#modules/round';
import type {
  BoxView,
  PoolSideView,
  TableDrawView,
  TableView,
} from '../../../play-protocol/play-protocol.ts';
import type { TableDraw } from './draw.repo.ts';

export function presentTable(
  draw: TableDraw | undefined,
  results: readonly TableDraw[],
  { holders, pool }: { readonly holders: readonly BoxHolder[]; readonly pool: readonly PoolStakes[] },
  now: Date,
): TableView {
  return {
    now: now.toISOString(),
    draw: draw ? presentDraw(draw, now) : null,
    results: results.map(({ number, outcome }) => ({ number, outcome })),
    boxes: holders.map(presentBox),
    pool: draw ? presentPool(draw, pool) : [],
  };
}

function presentBox({ box, sessionId, stakeMinor, currency, players }: BoxHolder): BoxView {
  return { box, holder: aliasOf(sessionId), stake: formatMinor(stakeMinor, currency), currency, players };
}

/** Once it is closed the pool is what its row says, whatever becomes of a stake. */
function presentPool({ mathematics, pool }: TableDraw, staked: readonly PoolStakes[]): PoolSideView[] {
  const rules = houseMath.get(mathematics).pool;
  if (!rules) return [];
  const lying = pool ?? poolWith(rules, staked);
  return rules.options.map((option) => ({
    option,
    units: lying[option] ?? 0,
    returns: poolReturn(rules, lying, option),
    players: staked.find((side) => side.option === option)?.players ?? 0,
  }));
}

/** A round is on its way for a moment; later than this it is spoken of. */
const beaconGraceMs = 3_000;

function isBeaconLate({ state, awaitsBeacon, beaconAt, drawsAt }: TableDraw, now: Date): boolean {
  if (state !== 'closed' || !awaitsBeacon || !beaconAt) return false;
  return now.getTime() > Math.max(beaconAt.getTime(), drawsAt.getTime()) + beaconGraceMs;
}

/** An outcome is shown of what is drawn; then it is everybody's. */
function presentDraw(draw: TableDraw, now: Date): TableDrawView {
  return {
    number: draw.number,
    state: draw.state,
    commitment: draw.commitment,
    opens_at: draw.opensAt.toISOString(),
    closes_at: draw.closesAt.toISOString(),
    draws_at: draw.drawsAt.toISOString(),
    ends_at: draw.endsAt.toISOString(),
    seats: draw.seatCount,
    seats_hash: draw.seatsHash,
    beacon:
      draw.beaconChain === null || draw.beaconRound === null
        ? null
        : { chain: draw.beaconChain, round: draw.beaconRound },
    waits_for_beacon: isBeaconLate(draw, now),
    outcome: draw.state === 'drawn' ? draw.outcome : null,
  };
}

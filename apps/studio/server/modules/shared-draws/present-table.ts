import { formatMinor } from '@halls/contract';
import { aliasOf } from '#modules/game-session';
import type { BoxHolder } from '#modules/round';
import type { BoxView, TableDrawView, TableView } from '../../../play-protocol/play-protocol.ts';
import type { TableDraw } from './draw.repo.ts';

export function presentTable(
  draw: TableDraw | undefined,
  results: readonly TableDraw[],
  holders: readonly BoxHolder[],
  now: Date,
): TableView {
  return {
    now: now.toISOString(),
    draw: draw ? presentDraw(draw, now) : null,
    results: results.map(({ number, outcome }) => ({ number, outcome })),
    boxes: holders.map(presentBox),
  };
}

function presentBox({ box, sessionId, stakeMinor, currency, players }: BoxHolder): BoxView {
  return { box, holder: aliasOf(sessionId), stake: formatMinor(stakeMinor, currency), currency, players };
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

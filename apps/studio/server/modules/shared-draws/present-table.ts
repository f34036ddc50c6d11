import type { TableDrawView, TableView } from '../../../play-protocol/play-protocol.ts';
import type { TableDraw } from './draw.repo.ts';

export function presentTable(
  draw: TableDraw | undefined,
  results: readonly TableDraw[],
  now: Date,
): TableView {
  return {
    now: now.toISOString(),
    draw: draw ? presentDraw(draw) : null,
    results: results.map(({ number, outcome }) => ({ number, outcome })),
  };
}

/** An outcome is shown of what is drawn; then it is everybody's. */
function presentDraw(draw: TableDraw): TableDrawView {
  return {
    number: draw.number,
    state: draw.state,
    commitment: draw.commitment,
    opens_at: draw.opensAt.toISOString(),
    closes_at: draw.closesAt.toISOString(),
    draws_at: draw.drawsAt.toISOString(),
    ends_at: draw.endsAt.toISOString(),
    seats: draw.seatCount,
    outcome: draw.state === 'drawn' ? draw.outcome : null,
  };
}

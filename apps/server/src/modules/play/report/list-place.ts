import type { RoundPlace } from './closed-rounds.repo.ts';
import type { FigurePlace } from './figures.repo.ts';

/** Where a list has ended, as its cursor says it. */
export function writeFigurePlace({ group, rank, name }: FigurePlace): string {
  return `${group}|${rank}|${name}`;
}

/** Null where the cursor is none of ours: the list begins anew. */
export function readFigurePlace(cursor: string | undefined): FigurePlace | null {
  const [, group, rank, name] = /^([A-Z]{0,8})\|(-?\d{1,60})\|([\w .-]{1,120})$/.exec(cursor ?? '') ?? [];
  return group === undefined || rank === undefined || name === undefined ? null : { group, rank, name };
}

export function writeRoundPlace({ closedMicros, roundId }: RoundPlace): string {
  return `${closedMicros}|${roundId}`;
}

export function readRoundPlace(cursor: string | undefined): RoundPlace | null {
  const [, closedMicros, roundId] = /^(-?\d{1,17})\|(.{1,280})$/s.exec(cursor ?? '') ?? [];
  return closedMicros === undefined || roundId === undefined ? null : { closedMicros, roundId };
}

import type { OfficeCalls } from '@halls/contract/office';

export type SystemFigures = OfficeCalls['/system/figures']['data'];

/** Balances in open pages are late from then on. */
export const longestLagSeconds = 1;

/** The provider was heard since it was last not. */
export function isHeard(provider: SystemFigures['providers'][number]): boolean {
  const { last_answer_at: answeredAt, last_unknown_at: unknownAt } = provider;
  return unknownAt === null || (answeredAt !== null && answeredAt >= unknownAt);
}

/**
 * Where a bonus stands. `queued`: another one comes first. `settling`: it is over once the rounds that it was staked in have
 * closed. `spent`: nothing of it is left.
 */
export const grantStates = [
  'queued',
  'active',
  'settling',
  'completed',
  'forfeited',
  'expired',
  'spent',
  'voided',
] as const;
export type GrantState = (typeof grantStates)[number];

import type { OfficeCalls } from '@halls/contract/office';

export type Kind = OfficeCalls['/change-policy/list']['data']['list'][number];

/** A kind of change, and one of its rules. */
export interface Line {
  readonly kind: Kind;
  readonly rule: Kind['rules'][number];
}

import type { ValidationQuestion } from '@halls/contract/session';

/** What a login answers in place of a session. */
export interface AskedQuestion {
  readonly loginId: string;
  readonly question: ValidationQuestion;
  /** With the one that is asked. */
  readonly availableCount: number;
}

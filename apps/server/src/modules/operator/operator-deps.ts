import type { Sealing } from '@halls/service';
import type { Passwords } from '#modules/member';
import type { Sql } from '#platform/database.ts';

export interface OperatorDeps {
  readonly sql: Sql;
  readonly sealing: Sealing;
  readonly passwords: Passwords;
  /** What pages of a session send along, by its token. */
  readonly csrfOf: (token: string) => string;
  /** Whether nobody does anything without a second factor. */
  readonly demandsTwoFactor: boolean;
}

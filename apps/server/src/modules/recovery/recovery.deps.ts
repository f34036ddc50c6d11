import type { Clock } from '@halls/service';
import type { Captchas } from '#modules/captcha';
import type { Passwords, PersonalDetails } from '#modules/member';
import type { Notices } from '#modules/notice';
import type { Verifications } from '#modules/verification';
import type { Sql } from '#platform/database.ts';

export interface RecoveryDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly captchas: Captchas;
  readonly passwords: Passwords;
  readonly personal: Pick<PersonalDetails, 'findRecoveryDetails'>;
  readonly notices: Notices;
  readonly verifications: Verifications;
  /** A demo site has no members who could have lost anything. */
  readonly isClosed: (siteId: number) => boolean;
  readonly boundsAddresses: boolean;
}

/** Who asks, and for which account. */
export interface Claimant {
  readonly siteId: number;
  readonly account: string;
  readonly remoteAddress: string;
  /** As the client says; null where it says none. */
  readonly deviceId: string | null;
}

export interface Challenge {
  readonly captchaToken: string;
  readonly captchaAnswer: string;
}

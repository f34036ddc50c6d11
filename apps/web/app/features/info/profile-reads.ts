import type { Currency } from '@halls/contract';
import type { MemberProfile } from '@halls/contract/member';
import { reads } from '#app/api/reads.ts';

/** What the member has told of themselves. */
export const profileRead = reads.of('/member/profile', {});

/** What the site has in its member centre. */
export const settingsRead = (currency: Currency) => reads.of('/arks/web/register-settings', { currency });

/** The answer to a change is the newest profile. */
export function keepProfile(profile: MemberProfile): void {
  reads.client.setQueryData(profileRead.queryKey, profile);
}

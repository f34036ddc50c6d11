import { defineModule } from '#platform/module.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { personalContent } from './personal-details.repo.ts';
import { createPersonalDetails, type PersonalDetails } from './personal-details.ts';
import { openUniqueValues, type UniqueValues } from './unique-values.ts';

export interface MemberFace {
  /** One for the process: it bounds how many are hashed at once. */
  readonly passwords: Passwords;
  readonly personal: PersonalDetails;
  readonly uniqueValues: UniqueValues;
}

export const memberModule = defineModule<MemberFace>({
  name: 'member',
  create: async ({ sql, sealing }) => ({
    face: {
      passwords: createPasswords(),
      personal: createPersonalDetails(sealing),
      uniqueValues: await openUniqueValues({ sql, sealing }),
    },
    jobs: [
      {
        // after an upgrade, or with another key, there may be a million of them: nobody waits for it
        name: 'seal-personal-details',
        everySeconds: 600,
        run: () => personalContent.sealRows({ sql, sealing }),
      },
    ],
  }),
});

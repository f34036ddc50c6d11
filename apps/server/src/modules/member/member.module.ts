import type { AnyExportSource } from '#platform/export-source.ts';
import { defineModule } from '#platform/module.ts';
import { memberExports } from './member-exports.ts';
import { memberOfficeRoutes } from './member.office.routes.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { personalContent } from './personal-details.repo.ts';
import { createPersonalDetails, type PersonalDetails } from './personal-details.ts';
import { openUniqueValues, type UniqueValues } from './unique-values.ts';

export interface MemberFace {
  /** One for the process: it bounds how many are hashed at once. */
  readonly passwords: Passwords;
  readonly personal: PersonalDetails;
  readonly uniqueValues: UniqueValues;
  /** Members as files. */
  readonly exports: readonly AnyExportSource[];
}

export const memberModule = defineModule<MemberFace>({
  name: 'member',
  async create({ sql, sealing, figures }) {
    const passwords = createPasswords();
    figures.gauge({
      name: 'hashing_pending',
      help: 'Passwords that are being hashed or wait for it',
      read: () => [{ value: passwords.pending() }],
    });
    const uniqueValues = await openUniqueValues({ sql, sealing });
    const personal = createPersonalDetails(sealing, uniqueValues);
    return {
      face: {
        passwords,
        personal,
        uniqueValues,
        exports: memberExports({ sql, personal, uniqueValues }),
      },
      officeRoutes: memberOfficeRoutes({ sql, personal, uniqueValues }),
      jobs: [
        {
          // after an upgrade, or with another key, there may be a million of them: nobody waits for it
          name: 'seal-personal-details',
          everySeconds: 600,
          run: () => personalContent.sealRows({ sql, sealing }),
        },
        {
          name: 'hash-birthdays',
          everySeconds: 600,
          async run() {
            while ((await personal.hashBirthdays(sql)) > 0);
          },
        },
      ],
    };
  },
});

import { defineModule } from '#platform/module.ts';
import { createLooseningOfLimits } from './loosen-limit.ts';
import { dropEndedLimits } from './loss-limit.repo.ts';
import { protectionOfficeRoutes } from './protection.office.routes.ts';
import { protectionRoutes } from './protection.routes.ts';
import { createLimitTelling, type RefusedStake } from './tell-limit.ts';

export interface ProtectionFace {
  /** A stake was refused by a limit, maybe the member's own: if so, their windows are told. Nobody waits for it. */
  tellIfLimited(refused: RefusedStake): void;
}

/** What members may not do for their own good. */
export const protectionModule = defineModule<ProtectionFace>({
  name: 'protection',
  create({ sql, log }) {
    const tell = createLimitTelling(sql);
    return {
      face: {
        tellIfLimited: (refused) =>
          void tell(refused).catch((err: unknown) => log.error({ err }, 'could not tell of a limit')),
      },
      routes: protectionRoutes({ sql }),
      officeRoutes: protectionOfficeRoutes({ sql }),
      approvables: [createLooseningOfLimits()],
      jobs: [{ name: 'drop-ended-limits', everySeconds: 600, run: () => dropEndedLimits(sql) }],
    };
  },
});

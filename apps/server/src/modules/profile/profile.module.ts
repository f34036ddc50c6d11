import { launchModule } from '#modules/launch';
import { ledgerModule } from '#modules/ledger';
import { memberModule } from '#modules/member';
import { noticeModule } from '#modules/notice';
import { verificationModule } from '#modules/verification';
import { defineModule } from '#platform/module.ts';
import { profileOfficeRoutes } from './profile.office.routes.ts';
import { profileRoutes } from './profile.routes.ts';

/** What members see of themselves and change: the frame's data, their profile, their password. */
export const profileModule = defineModule({
  name: 'profile',
  needs: {
    launch: launchModule,
    ledger: ledgerModule,
    member: memberModule,
    notices: noticeModule,
    verifications: verificationModule,
  },
  create: ({ sql, clock }, { launch, ledger, member: people, notices, verifications }) => ({
    routes: profileRoutes({
      sql,
      clock,
      ledger,
      people,
      notices,
      verifications,
      isPlaying: launch.isPlaying,
    }),
    officeRoutes: profileOfficeRoutes({ sql, people }),
  }),
});

import { captchaModule } from '#modules/captcha';
import { memberModule } from '#modules/member';
import { noticeModule } from '#modules/notice';
import { siteModule } from '#modules/site';
import { verificationModule } from '#modules/verification';
import { defineModule } from '#platform/module.ts';
import { deleteTriesBefore } from './recovery-attempt.repo.ts';
import { deleteTokensBefore } from './recovery-token.repo.ts';
import { recoveryRoutes } from './recovery.routes.ts';
import { triesCountSince } from './recovery.rules.ts';

/** Ways back in for members who have lost their password. */
export const recoveryModule = defineModule({
  name: 'recovery',
  needs: {
    captchas: captchaModule,
    member: memberModule,
    notices: noticeModule,
    site: siteModule,
    verifications: verificationModule,
  },
  create: (
    { sql, clock, settings },
    { captchas, member: { passwords, personal }, notices, site, verifications },
  ) => ({
    routes: recoveryRoutes({
      sql,
      clock,
      captchas,
      passwords,
      personal,
      notices,
      verifications,
      isClosed: (siteId) => site.settingsOf(siteId).is_demo === true,
      boundsAddresses: settings.rateLimits,
    }),
    jobs: [
      {
        name: 'sweep-recovery',
        everySeconds: 600,
        async run() {
          await deleteTriesBefore(sql, triesCountSince(clock()));
          await deleteTokensBefore(sql, triesCountSince(clock()));
        },
      },
    ],
  }),
});

import { captchaModule } from '#modules/captcha';
import { ledgerModule } from '#modules/ledger';
import { memberModule } from '#modules/member';
import { noticeModule } from '#modules/notice';
import { sessionModule } from '#modules/session';
import { siteModule } from '#modules/site';
import { verificationModule } from '#modules/verification';
import { defineModule } from '#platform/module.ts';
import { registrationRoutes } from './registration.routes.ts';

export const registrationModule = defineModule({
  name: 'registration',
  needs: {
    captchas: captchaModule,
    ledger: ledgerModule,
    member: memberModule,
    notices: noticeModule,
    sessions: sessionModule,
    site: siteModule,
    verifications: verificationModule,
  },
  create: (
    { sql, clock, settings },
    { captchas, ledger, member, notices, sessions, site, verifications },
  ) => ({
    routes: registrationRoutes({
      sql,
      clock,
      captchas,
      member,
      sessions,
      ledger,
      notices,
      verifications,
      isClosed: (siteId) => {
        const { is_demo: isDemo, registration_closed: isClosed } = site.settingsOf(siteId);
        return Boolean(isDemo || isClosed);
      },
      rateLimits: settings.rateLimits,
      welcomeCreditOf: (siteId, currency) =>
        BigInt(site.settingsOf(siteId).welcome_credit_minor?.[currency] ?? '0'),
    }),
  }),
});

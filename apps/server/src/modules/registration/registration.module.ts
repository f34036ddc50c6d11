import { captchaModule } from '#modules/captcha';
import { ledgerModule } from '#modules/ledger';
import { memberModule } from '#modules/member';
import { sessionModule } from '#modules/session';
import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { registrationRoutes } from './registration.routes.ts';

export const registrationModule = defineModule({
  name: 'registration',
  needs: {
    captchas: captchaModule,
    ledger: ledgerModule,
    member: memberModule,
    sessions: sessionModule,
    site: siteModule,
  },
  create: ({ sql, clock, settings }, { captchas, ledger, member: { passwords }, sessions, site }) => ({
    routes: registrationRoutes({
      sql,
      clock,
      captchas,
      passwords,
      sessions,
      ledger,
      rateLimits: settings.rateLimits,
      welcomeCreditOf: (siteId, currency) =>
        BigInt(site.settingsOf(siteId).welcome_credit_minor?.[currency] ?? '0'),
    }),
  }),
});

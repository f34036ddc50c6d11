import { captchaModule } from '#modules/captcha';
import { ledgerModule } from '#modules/ledger';
import { memberModule } from '#modules/member';
import { noticeModule } from '#modules/notice';
import { sessionModule } from '#modules/session';
import { siteModule } from '#modules/site';
import { verificationModule } from '#modules/verification';
import type { AnyContentStore } from '#platform/content-store.ts';
import { defineModule } from '#platform/module.ts';
import { agreementStore } from './live-agreement.repo.ts';
import { registerFieldStore } from './live-register-field.repo.ts';
import { registrationRoutes } from './registration.routes.ts';

export interface RegistrationFace {
  /** How operators change what is shown. */
  readonly stores: readonly AnyContentStore[];
}

const needs = {
  captchas: captchaModule,
  ledger: ledgerModule,
  member: memberModule,
  notices: noticeModule,
  sessions: sessionModule,
  site: siteModule,
  verifications: verificationModule,
};

export const registrationModule = defineModule<RegistrationFace, typeof needs>({
  name: 'registration',
  needs,
  create: (
    { sql, clock, settings },
    { captchas, ledger, member, notices, sessions, site, verifications },
  ) => ({
    face: { stores: [agreementStore, registerFieldStore] },
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
    }),
  }),
});

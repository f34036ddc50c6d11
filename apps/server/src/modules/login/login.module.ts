import { availableParallelism } from 'node:os';
import { captchaModule } from '#modules/captcha';
import { doubleValidationModule } from '#modules/double-validation';
import { memberModule } from '#modules/member';
import { noticeModule } from '#modules/notice';
import { sessionModule } from '#modules/session';
import { siteModule } from '#modules/site';
import { createBoundedRunner } from '#platform/bounded-runner.ts';
import { defineModule } from '#platform/module.ts';
import type { AdmissionDeps } from './admit-member.ts';
import { answerValidation } from './answer-validation.ts';
import { deleteAttemptsBefore } from './login-attempt.repo.ts';
import { loginRoutes } from './login.routes.ts';
import { attemptsForgottenBefore } from './login.rules.ts';
import { recordedLogIn } from './recorded-log-in.ts';
import { setSiteAccess } from './set-site-access.ts';
import { siteAccessRoutes } from './site-access.office.routes.ts';

/** What those need who let members in by another way than a password. */
export interface LoginFace {
  readonly admission: AdmissionDeps;
}

/** Bets and logins commit to one disk: so many logins ask the database at once, the others wait before they do. */
const atTheDoor = { atOnce: Math.max(2, availableParallelism()), waiting: 400 };

export const loginModule = defineModule<
  LoginFace,
  {
    captchas: typeof captchaModule;
    validations: typeof doubleValidationModule;
    member: typeof memberModule;
    notices: typeof noticeModule;
    sessions: typeof sessionModule;
    site: typeof siteModule;
  }
>({
  name: 'login',
  needs: {
    captchas: captchaModule,
    validations: doubleValidationModule,
    member: memberModule,
    notices: noticeModule,
    sessions: sessionModule,
    site: siteModule,
  },
  create(
    { sql, clock, settings },
    { captchas, validations, member: { passwords }, notices, sessions, site },
  ) {
    const admission = { clock, sessions, validations, notices, secret: settings.serverSecret };
    const deps = { ...admission, sql, captchas, passwords };
    const nameOf = (siteId: number) => site.findById(siteId)?.name;
    const door = createBoundedRunner({ ...atTheDoor, refusal: 'too many log in at once' });
    return {
      face: { admission },
      routes: loginRoutes({
        logIn: (input) => door(() => recordedLogIn(deps, input)),
        answer: (input) => answerValidation(deps, input),
        skip: validations.skip,
      }),
      officeRoutes: siteAccessRoutes({ sql, nameOf }),
      approvables: [setSiteAccess({ clock, nameOf })],
      jobs: [
        {
          name: 'sweep-login-attempts',
          everySeconds: 300,
          // counts that no rule looks at any more
          run: () => deleteAttemptsBefore(sql, attemptsForgottenBefore(clock())),
        },
      ],
    };
  },
});

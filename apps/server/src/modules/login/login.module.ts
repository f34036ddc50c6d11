import { captchaModule } from '#modules/captcha';
import { memberModule } from '#modules/member';
import { sessionModule } from '#modules/session';
import { defineModule } from '#platform/module.ts';
import { recordedLogIn } from './recorded-log-in.ts';
import { deleteAttemptsBefore } from './login-attempt.repo.ts';
import { loginRoutes } from './login.routes.ts';
import { attemptsForgottenBefore } from './login.rules.ts';

export const loginModule = defineModule({
  name: 'login',
  needs: { captchas: captchaModule, member: memberModule, sessions: sessionModule },
  create({ sql, clock }, { captchas, member: { passwords }, sessions }) {
    return {
      routes: loginRoutes((input) => recordedLogIn({ sql, clock, captchas, passwords, sessions }, input)),
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

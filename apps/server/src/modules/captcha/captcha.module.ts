import { defineModule } from '#platform/module.ts';
import { captchaRoutes } from './captcha.routes.ts';
import { createCaptchas, type Captchas } from './create-captchas.ts';

export const captchaModule = defineModule<Captchas>({
  name: 'captcha',
  create({ sql, clock, settings }) {
    const captchas = createCaptchas({
      sql,
      clock,
      secret: settings.serverSecret,
      rateLimits: settings.rateLimits,
    });
    return {
      face: captchas,
      routes: captchaRoutes(captchas),
      jobs: [{ name: 'sweep-captchas', everySeconds: 300, run: captchas.sweep }],
    };
  },
});

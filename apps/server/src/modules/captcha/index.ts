import type { Implementation } from '#platform/call.ts';
import { captchaRoutes } from './captcha.routes.ts';
import { createCaptchas, type Captchas } from './create-captchas.ts';

export type { Captchas, CaptchaVerdict, IssuedCaptcha } from './create-captchas.ts';
export type { CaptchaType } from './captcha.tables.ts';

export function createCaptcha(deps: Parameters<typeof createCaptchas>[0]): {
  routes: Implementation[];
  captchas: Captchas;
} {
  const captchas = createCaptchas(deps);
  return { routes: captchaRoutes(captchas), captchas };
}

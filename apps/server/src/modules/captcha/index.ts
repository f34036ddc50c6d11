import './captcha.tables.ts';

export { captchaModule } from './captcha.module.ts';
export type { CaptchaType } from './captcha.tables.ts';
export type { Captchas } from './create-captchas.ts';

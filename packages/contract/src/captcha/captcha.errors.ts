export const captchaErrors = ['captcha_too_often'] as const;

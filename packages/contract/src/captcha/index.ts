export * from './captcha.endpoints.ts';
export * from './captcha.errors.ts';
export * from './captcha.schema.ts';

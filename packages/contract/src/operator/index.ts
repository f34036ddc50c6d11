export * from './clean-cache.ts';
export * from './login-code.ts';

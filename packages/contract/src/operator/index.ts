export * from './login-code.ts';

export * from './device.endpoints.ts';
export * from './device.errors.ts';
export * from './login-outcomes.ts';

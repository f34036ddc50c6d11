export * from './sign-in-reward.endpoints.ts';
export * from './sign-in-reward.errors.ts';

export * from './activity.endpoints.ts';
export * from './activity.errors.ts';
export * from './activity.events.ts';

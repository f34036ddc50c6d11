export * from './recommendation.endpoints.ts';

export * from './mission.endpoints.ts';
export * from './mission.errors.ts';
export * from './mission.words.ts';

export * from './member.endpoints.ts';
export * from './member.errors.ts';
export * from './member.events.ts';
export * from './member.schema.ts';
export * from './profile-fields.ts';

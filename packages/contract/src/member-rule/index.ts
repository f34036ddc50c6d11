export * from './member-facts.ts';
export * from './member-rule.schema.ts';

export * from './vip.endpoints.ts';
export type { VipTerms } from './vip.schema.ts';

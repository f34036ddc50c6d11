export * from './vip.endpoints.ts';
export { highestRebatePlusBp, mostVipLevels, type VipTerms } from './vip.schema.ts';

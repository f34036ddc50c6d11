export * from './payout-account.endpoints.ts';
export * from './payout-account.errors.ts';

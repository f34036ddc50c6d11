export * from './rebate.endpoints.ts';
export * from './rebate.errors.ts';
export {
  highestRateBp,
  rebateKinds,
  rebatePeriods,
  type RebateDue,
  type RebateDueLine,
  type RebateDueState,
  type RebateKind,
  type RebatePeriod,
  type RebateRunState,
  type RebateTerms,
} from './rebate.schema.ts';

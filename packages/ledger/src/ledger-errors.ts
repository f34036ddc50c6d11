/** SQLSTATEs that the functions of schema `ledger` raise: what no caller may ask for. */
export const ledgerErrorCodes = {
  accountMissing: 'HL001',
  tooFewLegs: 'HL002',
  unbalanced: 'HL003',
  twoSites: 'HL004',
  twoMembers: 'HL005',
  accountElsewhere: 'HL006',
  rollUpAfterWrite: 'HL007',
} as const;

/** Whether the database raised this code. */
export function isLedgerError(error: unknown, name: keyof typeof ledgerErrorCodes): boolean {
  return error instanceof Error && 'code' in error && error.code === ledgerErrorCodes[name];
}

/** A member's account was used before `openAccount` made it: a bug of the caller. */
export class LedgerAccountMissingError extends Error {
  override readonly name = 'LedgerAccountMissingError';
}

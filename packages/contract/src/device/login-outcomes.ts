/** What came of a try to log in, as the account's history has it. */
export const loginOutcomes = [
  'in',
  'wrong_password',
  'frozen',
  'disabled',
  'unknown_device',
  'address_refused',
] as const;
export type LoginOutcome = (typeof loginOutcomes)[number];

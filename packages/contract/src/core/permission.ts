/** What an operator may be allowed to do; a call of the office names one of these. */
export const permissions = [
  /** Change how a game provider is reached, and its maintenance. */
  'provider.edit',
] as const;

export type Permission = (typeof permissions)[number];

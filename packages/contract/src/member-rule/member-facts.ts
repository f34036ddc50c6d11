/** What the values of a fact are. */
export type FactUnit = 'text' | 'money' | 'count' | 'days' | 'hour' | 'weekday' | 'yes';

interface FactShape {
  readonly unit: FactUnit;
  /** It is asked of the last so many days of the site, today among them; else of all time. */
  readonly isWindowed?: true;
  /** It may be asked of one hall. */
  readonly isOfHall?: true;
}

/**
 * What a rule may look at of a member. Another one is an entry here, its SQL in the server's `member-rule` and its words;
 * neither compiles without them.
 */
export const memberFacts = {
  deposit_count: { unit: 'count', isWindowed: true },
  deposit_sum: { unit: 'money', isWindowed: true },
  /** Valid turnover, in cash. */
  turnover: { unit: 'money', isWindowed: true, isOfHall: true },
  /** Of the site, from registration until today. */
  registered_days: { unit: 'days' },
  /** From the last login until today; unknown where there was none. */
  last_login_days: { unit: 'days' },
  /** Where the member last came in from, by ISO 3166; unknown where nobody said it. */
  country: { unit: 'text' },
  currency: { unit: 'text' },
  is_agent: { unit: 'yes' },
  /** 0: none. */
  vip_level: { unit: 'count' },
  /** Unknown where the member has told no birthday. */
  birthday_today: { unit: 'yes' },
  /** Of the site's clock, 0 to 23. */
  hour: { unit: 'hour' },
  /** Of the site, 1 for Monday to 7. */
  weekday: { unit: 'weekday' },
} as const satisfies Record<string, FactShape>;

export type MemberFact = keyof typeof memberFacts;
export const memberFactNames = Object.keys(memberFacts) as [MemberFact, ...MemberFact[]];

export function shapeOfFact(fact: MemberFact): FactShape {
  return memberFacts[fact];
}

/** What a mission counts: valid turnover, rounds, the best win of a round, deposits, days on which the member signed in. */
export const missionFacts = ['turnover', 'rounds', 'win', 'deposits', 'sign_ins'] as const;
export type MissionFact = (typeof missionFacts)[number];

/** How often a mission can be fulfilled; days and weeks are the site's, a week begins on Monday. */
export const missionPeriods = ['once', 'daily', 'weekly'] as const;
export type MissionPeriod = (typeof missionPeriods)[number];

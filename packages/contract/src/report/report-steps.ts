/** What figures can be told apart by, in the order in which one opens down to the next. */
export const reportSteps = ['site', 'day', 'hall', 'provider', 'game', 'member'] as const;
export type ReportStep = (typeof reportSteps)[number];

/** 0: games that their site lists in no hall. */
export const reportHalls = [0, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A report looks at so many days at most. */
export const longestReportDays = 186;

/** What movements are told of. */
export const movingSteps = ['provider', 'game', 'member'] as const;
export type MovingStep = (typeof movingSteps)[number];

/** What a return that was seen says of the one that was promised. */
export const returnVerdicts = ['too_little', 'not_promised', 'as_promised', 'below', 'above'] as const;
export type ReturnVerdict = (typeof returnVerdicts)[number];

/** Cohorts are of days or of weeks, and looked at for so many of them. */
export const cohortUnits = ['day', 'week'] as const;
export type CohortUnit = (typeof cohortUnits)[number];
export const cohortSteps = 12;

/** What figures can be told apart by, in the order in which one opens down to the next. */
export const reportSteps = ['site', 'day', 'hall', 'provider', 'game', 'member'] as const;
export type ReportStep = (typeof reportSteps)[number];

/** 0: games that their site lists in no hall. */
export const reportHalls = [0, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A report looks at so many days at most. */
export const longestReportDays = 186;

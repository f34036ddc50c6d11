/**
 * How a tournament scores. `multiplier`: the best rounds of a member, each by how many times its stake it paid. `turnover`:
 * valid turnover. `points`: one for each round, and one more for each whole time that it paid its stake.
 */
export const tournamentScorings = ['multiplier', 'turnover', 'points'] as const;
export type TournamentScoring = (typeof tournamentScorings)[number];

/** Of one round. */
export const mostPointsOfRound = 51;

/**
 * `settling`: it is over, and what was played last is still being counted. `frozen`: its ranks are final and its prizes are
 * being paid.
 */
export const tournamentStates = ['coming', 'running', 'settling', 'frozen', 'paid', 'cancelled'] as const;
export type TournamentState = (typeof tournamentStates)[number];

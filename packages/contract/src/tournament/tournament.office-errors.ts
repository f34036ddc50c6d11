/** What operators are told of tournaments. */
export const tournamentOfficeErrors = ['tournament_begun', 'tournament_ended'] as const;

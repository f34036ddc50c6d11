/** What members are told of tournaments. */
export const tournamentErrors = ['tournament_joined', 'tournament_over', 'tournament_for_others'] as const;

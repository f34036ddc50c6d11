/** What operators are told of free rounds. */
export const freeRoundsOfficeErrors = ['free_rounds_ended', 'free_rounds_over', 'free_rounds_run'] as const;

/** What operators are told of free rounds. */
export const freeRoundsOfficeErrors = ['free_rounds_ended'] as const;

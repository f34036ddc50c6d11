/** What operators are told of missions. */
export const missionOfficeErrors = ['mission_begun', 'mission_over'] as const;

/** What members are told of missions. */
export const missionErrors = [
  'mission_done',
  'mission_ended',
  'mission_short',
  'mission_used_up',
  'mission_blocked',
] as const;

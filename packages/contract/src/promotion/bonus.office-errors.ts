/** What operators are told of bonuses. */
export const bonusOfficeErrors = ['bonus_ended', 'bonus_member_blocked'] as const;

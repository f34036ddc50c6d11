/** What members are told of their bonuses. */
export const promotionErrors = ['bonus_over', 'bonus_grown'] as const;

/** What operators are told of recommended friends. */
export const recommendationOfficeErrors = ['recommendation_not_running', 'recommendation_decided'] as const;

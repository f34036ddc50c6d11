/** What operators are told of levels. */
export const vipOfficeErrors = ['vip_from_tomorrow'] as const;

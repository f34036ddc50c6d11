/** What operators are told of comparing books. */
export const reconciliationErrors = ['recon_not_over', 'recon_under_way'] as const;

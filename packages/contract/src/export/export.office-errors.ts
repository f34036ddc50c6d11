/** What operators are told of exports. */
export const exportErrors = ['export_not_allowed', 'export_too_many', 'export_gone'] as const;

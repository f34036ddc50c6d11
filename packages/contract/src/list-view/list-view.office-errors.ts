/** What operators are told of the views that they keep. */
export const listViewOfficeErrors = ['list_views_full'] as const;

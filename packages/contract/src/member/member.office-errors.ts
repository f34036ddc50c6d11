/** What operators are told of changes to members. */
export const memberOfficeErrors = [
  'member_unchanged',
  'member_changed_meanwhile',
  'member_value_taken',
] as const;

/** What operators are told of what they write. */
export const publicationErrors = [
  'content_changed_meanwhile',
  'content_not_there',
  'content_own',
  'content_place_taken',
  'content_lacks',
  'content_needed',
  'picture_wrong',
  'picture_too_large',
] as const;

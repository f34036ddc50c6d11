/** What operators are told of what they write. */
export const publicationErrors = ['content_changed_meanwhile', 'content_not_there', 'content_own'] as const;

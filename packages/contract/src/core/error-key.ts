import { sessionErrors } from '../session/session.errors.ts';

/** Keys of messages that any call can answer. */
export const commonErrors = [
  'error.unauthorized', 'error.not_found', 'error.payload_too_large', 'error.invalid',
  'error.too_many_requests', 'error.internal', 'error.unavailable', 'error.wrong_site',
  'error.wrong_origin', 'error.field_required', 'error.field_invalid', 'error.field_too_long', 'error.field_unknown', 'success',
] as const;

/** Every message key that an answer can carry. A locale that lacks one does not compile. */
export const errorKeys = [...commonErrors, ...sessionErrors] as const;

export type ErrorKey = (typeof errorKeys)[number];

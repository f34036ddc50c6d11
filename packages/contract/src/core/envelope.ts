export * from './read-envelope.ts';

/** Codes that any call can answer, whatever it declares. */
export const commonCodes = {
  success: 100,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  payloadTooLarge: 413,
  invalid: 422,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,
} as const;

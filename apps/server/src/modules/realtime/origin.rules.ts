/**
 * Whether a page of `origin` may open a socket: one of the site itself, or one that is listed.
 * Programs without a page, such as the native apps, send none.
 */
export function isOriginAllowed(
  origin: string | undefined,
  host: string | undefined,
  allowedOrigins: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (allowedOrigins.includes(origin)) return true;
  const url = URL.parse(origin);
  return url !== null && /^https?:$/.test(url.protocol) && url.host === host?.toLowerCase();
}

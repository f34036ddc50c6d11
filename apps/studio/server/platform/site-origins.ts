/** Whether an address lies on one of the sites; `http://*.localhost:3000` stands for every name before it. */
export function isSiteAddress(address: string, siteOrigins: readonly string[]): boolean {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return false;
  }
  if (url.username || url.password) return false;
  return siteOrigins.some((allowed) => {
    if (!allowed.includes('*.')) return url.origin === allowed;
    const [start = '', end = ''] = allowed.split('*');
    const name = url.origin.slice(start.length, url.origin.length - end.length);
    return url.origin.startsWith(start) && url.origin.endsWith(end) && /^[a-z0-9-]+$/.test(name);
  });
}

/** Reads a cookie and removes it. */
export function takeCookie(name: string): string | null {
  const value = readCookie(document.cookie, name);
  if (value !== null) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  return value;
}

export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split('; ')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at) === name) return decodeURIComponent(pair.slice(at + 1));
  }
  return null;
}

export function writeCookie(
  name: string,
  value: string,
  maxAgeSeconds: number,
  { secure = false }: { secure?: boolean } = {},
): void {
  const ways = `Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
  document.cookie = `${name}=${encodeURIComponent(value)}; ${ways}`;
}

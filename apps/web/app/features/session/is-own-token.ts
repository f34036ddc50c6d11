/** Whether the server's hash of a new session's token is that of ours: then it speaks of this login. */
export async function isOwnToken(sha256Hex: string, token: string | undefined): Promise<boolean> {
  if (!token) return true;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const own = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return own === sha256Hex;
}

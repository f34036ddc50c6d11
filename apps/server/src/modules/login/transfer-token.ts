import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Credentials } from '#modules/member';

const livesMs = 15 * 60_000;

interface Place {
  readonly siteId: number;
  readonly now: Date;
  /** Of the server. */
  readonly secret: string;
}

/**
 * What a login with the right password gives a member of an older platform, who has yet to say name and withdraw
 * password. It is good for a quarter of an hour, at this site, for as long as the password is the same.
 */
export function issueTransferToken(member: Credentials, { siteId, now, secret }: Place): string {
  const expiresMs = now.getTime() + livesMs;
  return `${member.memberId}.${expiresMs}.${signatureOf(member, { siteId, expiresMs, secret })}`;
}

/** Whose token it says that it is. Null for none. */
export function ownerOfTransferToken(token: string): number | null {
  const memberId = Number(/^(\d{1,15})\.\d{1,15}\.[\w-]{43}$/.exec(token)?.[1] ?? 0);
  return memberId > 0 ? memberId : null;
}

export function isTransferTokenOf(member: Credentials, token: string, place: Place): boolean {
  const [memberId, expires = '', signature = ''] = token.split('.');
  const expiresMs = Number(expires);
  if (memberId !== String(member.memberId) || !(expiresMs > place.now.getTime())) return false;
  const expected = Buffer.from(signatureOf(member, { ...place, expiresMs }));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(
  { memberId, passwordHash }: Credentials,
  { siteId, expiresMs, secret }: { siteId: number; expiresMs: number; secret: string },
): string {
  return createHmac('sha256', `member-transfer:${secret}`)
    .update(JSON.stringify([siteId, memberId, expiresMs, passwordHash]))
    .digest('base64url');
}

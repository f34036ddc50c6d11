import { Secret, TOTP } from 'otpauth';

// as authenticators have it: SHA-1, six digits, thirty seconds
const periodSeconds = 30;
const secretBytes = 20;

/** In base32, as people type it. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What a picture for an authenticator holds. */
export function totpUri(secret: string, account: string): string {
  return totpOf(secret, account).toString();
}

export function totpCode(secret: string, step: number): string {
  return totpOf(secret).generate({ timestamp: step * periodSeconds * 1_000 });
}

/**
 * The step that a code is of, of now or one beside it, as clocks differ; null for a wrong one, and for one that is not
 * after `lastStep`: a code is good once.
 */
export function findTotpStep(secret: string, code: string, now: Date, lastStep: number): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  if (delta === null) return null;
  const step = TOTP.counter({ period: periodSeconds, timestamp }) + delta;
  return step > lastStep ? step : null;
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Eight Halls', label, secret, period: periodSeconds });
}

import { BusyError } from '#platform/busy-error.ts';
import { forgetTries, releaseTry, reserveTry } from './operator-attempt.repo.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { findCredentials, spendTotpStep, totpSecret, type Credentials } from './operator.repo.ts';
import { findTotpStep } from './totp.ts';

export type Proof =
  | { readonly kind: 'right'; readonly credentials: Credentials }
  | { readonly kind: 'wrong' | 'frozen' | 'code-needed' | 'code-wrong' };

/**
 * Looks at a password, and at the code of a second factor where there is one, as one of few tries. An account that
 * nobody has, or that is disabled, is wrong and takes the same time. Throws BusyError when too many passwords wait.
 */
export async function prove(
  deps: OperatorDeps,
  account: string,
  shown: { readonly password: string; readonly code?: string | undefined },
  now: Date,
): Promise<Proof> {
  const proof = await tryPassword(deps, account, shown.password, now);
  if (proof.kind !== 'right' || proof.credentials.totpSecret === null) return done(deps, account, proof);
  if (shown.code === undefined) {
    await releaseTry(deps.sql, account);
    return { kind: 'code-needed' };
  }
  return done(deps, account, await tryCode(deps, proof.credentials, shown.code, now));
}

/** As `prove`, by the password alone. */
export async function provePassword(
  deps: OperatorDeps,
  account: string,
  password: string,
  now: Date,
): Promise<Proof> {
  return done(deps, account, await tryPassword(deps, account, password, now));
}

async function done(deps: OperatorDeps, account: string, proof: Proof): Promise<Proof> {
  if (proof.kind === 'right') await forgetTries(deps.sql, account);
  return proof;
}

async function tryPassword(
  { sql, passwords }: OperatorDeps,
  account: string,
  password: string,
  now: Date,
): Promise<Proof> {
  if (!(await reserveTry(sql, account, now))) return { kind: 'frozen' };
  try {
    const credentials = await findCredentials(sql, { account });
    const hash = credentials?.status === 'active' ? credentials.passwordHash : null;
    const isRight = await passwords.verify(password, hash);
    return isRight && credentials ? { kind: 'right', credentials } : { kind: 'wrong' };
  } catch (error) {
    // nothing was tried
    if (error instanceof BusyError) await releaseTry(sql, account);
    throw error;
  }
}

async function tryCode(
  { sql, sealing }: OperatorDeps,
  credentials: Credentials,
  code: string,
  now: Date,
): Promise<Proof> {
  const { operatorId, totpLastStep } = credentials;
  const secret = totpSecret.open(sealing, { operatorId }, credentials.totpSecret ?? '');
  const step = findTotpStep(secret, code, now, totpLastStep);
  const isSpent = step !== null && (await spendTotpStep(sql, operatorId, step));
  return isSpent ? { kind: 'right', credentials } : { kind: 'code-wrong' };
}

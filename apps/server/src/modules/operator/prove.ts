import type { SecondFactors, ShownPasskey } from '@halls/contract/operator';
import { BusyError } from '#platform/busy-error.ts';
import { forgetTries, releaseTry, reserveTry } from './operator-attempt.repo.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { findCredentials, spendTotpStep, totpSecret, type Credentials } from './operator.repo.ts';
import { askForPasskey, isPasskeyRight, type Place } from './show-passkey.ts';
import { findTotpStep } from './totp.ts';

export type Refused =
  | { readonly kind: 'wrong' | 'frozen' | 'code-wrong' | 'passkey-wrong' }
  /** The password is right. */
  | { readonly kind: 'second-needed'; readonly factors: SecondFactors };
export type Proof = { readonly kind: 'right'; readonly credentials: Credentials } | Refused;

interface Shown {
  readonly password: string;
  readonly code?: string | undefined;
  readonly passkey?: ShownPasskey | undefined;
}

/**
 * Looks at a password, and at a second factor where there is one, as one of few tries. An account that nobody has, or
 * that is disabled, is wrong and takes the same time. Throws BusyError when too many passwords wait.
 */
export async function prove(deps: OperatorDeps, account: string, shown: Shown, place: Place): Promise<Proof> {
  const proof = await tryPassword(deps, account, shown.password, place.now);
  if (proof.kind !== 'right' || !hasTwoFactor(proof.credentials)) return done(deps, account, proof);
  const { credentials } = proof;
  if (shown.code === undefined && !shown.passkey) {
    await releaseTry(deps.sql, account);
    const passkey = await askForPasskey(deps, credentials.operatorId, place);
    return {
      kind: 'second-needed',
      factors: { has_authenticator: credentials.totpSecret !== null, passkey },
    };
  }
  return done(deps, account, await trySecond(deps, credentials, shown, place));
}

export function hasTwoFactor({ totpSecret: secret, hasPasskey }: Credentials): boolean {
  return secret !== null || hasPasskey;
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

async function trySecond(
  deps: OperatorDeps,
  credentials: Credentials,
  { code = '', passkey }: Shown,
  place: Place,
): Promise<Proof> {
  const { operatorId } = credentials;
  if (passkey) {
    const isRight = await isPasskeyRight(deps, operatorId, passkey, place);
    return isRight ? { kind: 'right', credentials } : { kind: 'passkey-wrong' };
  }
  const isRight = await isCodeRight(deps, credentials, code, place.now);
  return isRight ? { kind: 'right', credentials } : { kind: 'code-wrong' };
}

async function isCodeRight(
  { sql, sealing }: OperatorDeps,
  { operatorId, totpSecret: sealed, totpLastStep }: Credentials,
  code: string,
  now: Date,
): Promise<boolean> {
  if (sealed === null) return false;
  const secret = totpSecret.open(sealing, { operatorId }, sealed);
  const step = findTotpStep(secret, code, now, totpLastStep);
  return step !== null && spendTotpStep(sql, operatorId, step);
}

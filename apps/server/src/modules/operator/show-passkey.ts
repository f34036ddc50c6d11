import type { SecondFactors, ShownPasskey } from '@halls/contract/operator';
import type { OpenCall } from '#platform/office/office-call.ts';
import { newSecret } from '#platform/one-time-secret.ts';
import type { OperatorDeps } from './operator-deps.ts';
import {
  keepChallenge,
  notePasskeyUse,
  passkeysOf,
  spendChallenge,
  type PasskeyRow,
} from './passkey.repo.ts';
import { challengeHoldsMs, rpIdOf } from './passkey.rules.ts';

export type Place = Pick<OpenCall, 'origin' | 'now'>;

/** What an operator's passkeys are asked for at an origin; null where they have none for it. */
export async function askForPasskey(
  { sql }: Pick<OperatorDeps, 'sql'>,
  operatorId: number,
  { origin, now }: Place,
): Promise<SecondFactors['passkey']> {
  const rpId = rpIdOf(origin);
  const fitting = (await passkeysOf(sql, operatorId)).filter((passkey) => passkey.rpId === rpId);
  if (rpId === null || fitting.length === 0) return null;
  const challenge = newSecret();
  const expiresAt = new Date(now.getTime() + challengeHoldsMs);
  await keepChallenge(sql, { challenge, operatorId, purpose: 'prove' }, expiresAt);
  return {
    ...{ challenge, rpId },
    timeout: challengeHoldsMs,
    userVerification: 'preferred',
    allowCredentials: fitting.map(namePasskey),
  };
}

/** Whether it is one of the operator's, asked for here and not before. */
export async function isPasskeyRight(
  { sql }: Pick<OperatorDeps, 'sql'>,
  operatorId: number,
  shown: ShownPasskey,
  { origin, now }: Place,
): Promise<boolean> {
  const passkey = (await passkeysOf(sql, operatorId)).find(({ credentialId }) => credentialId === shown.id);
  const verified = passkey && (await verify(passkey, shown, origin));
  if (!verified) return false;
  const { challenge, signCount } = verified;
  if (!(await spendChallenge(sql, { challenge, operatorId, purpose: 'prove' }, now))) return false;
  return notePasskeyUse(sql, passkey, signCount, now);
}

async function verify(
  { rpId, credentialId, publicKey, signCount }: PasskeyRow,
  shown: ShownPasskey,
  origin: string,
): Promise<{ readonly challenge: string; readonly signCount: number } | null> {
  // what reads them takes 26 MB, and most starts see none
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  let challenge = '';
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: shown,
      // which one it was is looked at when all else is right
      expectedChallenge(given) {
        challenge = given;
        return true;
      },
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: signCount },
    });
    return verified ? { challenge, signCount: authenticationInfo.newCounter } : null;
  } catch {
    // by an error it says what does not fit, a count that goes backwards too
    return null;
  }
}

/** As browsers are told of one. */
export function namePasskey({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId, type: 'public-key' as const, transports: [...transports] };
}

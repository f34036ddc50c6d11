import type { z } from 'zod';
import type { officeEndpoints } from '@halls/contract/office';
import type { MadePasskey } from '@halls/contract/operator';
import type { AuditedOutcome, OfficeCall } from '#platform/office/office-call.ts';
import { newSecret } from '#platform/one-time-secret.ts';
import { fail, succeed, type Outcome } from '#platform/result.ts';
import { auditedOwn } from './change-own-access.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { lockOperator } from './operator.repo.ts';
import {
  deletePasskey,
  insertPasskey,
  keepChallenge,
  passkeysAtMost,
  passkeysOf,
  spendChallenge,
  type PasskeyRow,
} from './passkey.repo.ts';
import { challengeHoldsMs, rpIdOf } from './passkey.rules.ts';
import { namePasskey } from './show-passkey.ts';

type Creation = z.output<typeof officeEndpoints.beginPasskey.data>;

// EdDSA, ES256, RS256
const algorithms = [-8, -7, -257];

/** What a browser makes a new passkey by. */
export async function beginPasskey(
  { sql }: OperatorDeps,
  { actor, origin, now }: OfficeCall,
): Promise<Outcome<Creation, 101 | 103>> {
  const rpId = rpIdOf(origin);
  if (rpId === null) return fail(101);
  const { operatorId, account } = actor;
  const held = await passkeysOf(sql, operatorId);
  if (held.length >= passkeysAtMost) return fail(103);
  const challenge = newSecret();
  const expiresAt = new Date(now.getTime() + challengeHoldsMs);
  await keepChallenge(sql, { challenge, operatorId, purpose: 'register' }, expiresAt);
  return succeed({
    rp: { id: rpId, name: 'Eight Halls' },
    user: {
      id: Buffer.from(`operator/${operatorId}`).toString('base64url'),
      name: account,
      displayName: account,
    },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: challengeHoldsMs,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    excludeCredentials: held.filter((passkey) => passkey.rpId === rpId).map(namePasskey),
  });
}

/** Takes a passkey into use that a browser has made. */
export async function addPasskey(
  { sql }: OperatorDeps,
  { name, passkey }: { readonly name: string; readonly passkey: MadePasskey },
  { actor, origin, now }: OfficeCall,
): Promise<AuditedOutcome<null, 'operator.passkey_added', 101 | 102 | 103 | 104>> {
  const rpId = rpIdOf(origin);
  if (rpId === null) return fail(101);
  const made = await readPasskey(passkey, origin, rpId);
  if (!made) return fail(102);
  const { operatorId } = actor;
  return sql.transaction().execute(async (transaction) => {
    const asked = { challenge: made.challenge, operatorId, purpose: 'register' } as const;
    if (!(await spendChallenge(transaction, asked, now))) return fail(102);
    await lockOperator(transaction, operatorId);
    if ((await passkeysOf(transaction, operatorId)).length >= passkeysAtMost) return fail(103);
    const { transports } = passkey.response;
    const row = { ...made.keys, rpId, transports, name, createdAt: now };
    if (!(await insertPasskey(transaction, operatorId, row))) return fail(104);
    const receipt = await auditedOwn(transaction, actor, 'operator.passkey_added', { name });
    return { ok: true, data: null, receipt };
  });
}

async function readPasskey(
  response: MadePasskey,
  origin: string,
  rpId: string,
): Promise<{
  readonly challenge: string;
  readonly keys: Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'signCount'>;
} | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  let challenge = '';
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      // which one it was is looked at when all else is right
      expectedChallenge(given) {
        challenge = given;
        return true;
      },
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      challenge,
      keys: { credentialId: id, publicKey: Buffer.from(publicKey), signCount: counter },
    };
  } catch {
    // by an error it says what does not fit
    return null;
  }
}

/** A passkey is good no more. Where a second factor is demanded, the last one stays. */
export async function removePasskey(
  { sql, demandsTwoFactor }: OperatorDeps,
  { passkey_id: passkeyId }: { readonly passkey_id: number },
  { actor }: OfficeCall,
): Promise<AuditedOutcome<null, 'operator.passkey_removed', 101>> {
  return sql.transaction().execute(async (transaction) => {
    const operator = await lockOperator(transaction, actor.operatorId);
    const held = await passkeysOf(transaction, actor.operatorId);
    const passkey = held.find((one) => one.passkeyId === passkeyId);
    if (!operator || !passkey) return fail(404);
    if (demandsTwoFactor && !operator.hasAuthenticator && held.length === 1) return fail(101);
    await deletePasskey(transaction, passkeyId);
    const after = { name: passkey.name };
    const receipt = await auditedOwn(transaction, actor, 'operator.passkey_removed', after);
    return { ok: true, data: null, receipt };
  });
}

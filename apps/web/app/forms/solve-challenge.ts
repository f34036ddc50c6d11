import { solveChallenge as solve } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Works out an ALTCHA v2 challenge on this device; null when it could not. */
export async function solveChallenge(challenge: object): Promise<string | null> {
  const solution = await solve({ challenge: challenge as never, deriveKey });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : null;
}

import { startAuthentication } from '@simplewebauthn/browser';
import type { OfficeCalls } from '@halls/contract/office';
import type { SecondFactors } from '@halls/contract/operator';
import type { ApiResult } from '@halls/web-kit';

type Second = Pick<OfficeCalls['/step-up']['body'], 'code' | 'passkey'>;

/** The password is right, and a second factor is asked for: `data` says which there are. */
const secondNeeded = 102;

/**
 * Sends a password with a code. Where none was typed and a passkey can be shown, the browser asks for it and the password
 * is sent once more. `factors` is what is still asked for.
 */
export async function sendProof<Data>(
  code: string,
  send: (second: Second) => Promise<ApiResult<Data>>,
): Promise<{ result: ApiResult<Data>; factors: SecondFactors | null }> {
  const result = await send(code === '' ? {} : { code });
  if (result.ok || result.code !== secondNeeded) return { result, factors: null };
  const factors = result.data as SecondFactors;
  // browsers say by an error that nobody has shown one
  const passkey =
    factors.passkey && (await startAuthentication({ optionsJSON: factors.passkey }).catch(() => null));
  return passkey ? { result: await send({ passkey }), factors: null } : { result, factors };
}

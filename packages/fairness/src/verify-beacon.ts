import type { BeaconChain } from './beacon.ts';
import { bytesOfHex } from './round-seed.ts';
import { sha256Hex } from './web.ts';

/** How the scheme `bls-unchained-g1-rfc9380` tells its hashes to the curve apart from others. */
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/**
 * Whether this is the chain's signature of the round, of which there is one alone. What it takes is loaded with the
 * first call: whoever checks no beacon needs none of it.
 */
export async function isBeaconSignature(
  chain: Pick<BeaconChain, 'publicKey'>,
  round: number,
  signature: string,
): Promise<boolean> {
  if (!isSignatureText(signature) || !/^[0-9a-f]{192}$/.test(chain.publicKey)) return false;
  if (!Number.isSafeInteger(round) || round < 1) return false;
  const number = new DataView(new ArrayBuffer(8));
  number.setBigUint64(0, BigInt(round));
  const [{ bls12_381: curve }, message] = await Promise.all([
    import('@noble/curves/bls12-381.js'),
    crypto.subtle.digest('SHA-256', number.buffer),
  ]);
  const bls = curve.shortSignatures;
  try {
    const point = bls.hash(new Uint8Array(message), domain);
    return bls.verify(bytesOfHex(signature), point, bytesOfHex(chain.publicKey));
  } catch {
    // bytes that are no point of the curve are no signature
    return false;
  }
}

export function isSignatureText(signature: string): boolean {
  return /^[0-9a-f]{96}$/.test(signature);
}

/** What a round gives: SHA-256 of its signature, as 64 hex digits. */
export function beaconRandomness(signature: string): Promise<string> {
  return sha256Hex(bytesOfHex(signature));
}

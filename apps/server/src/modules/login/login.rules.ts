import type { DeviceStanding, KnownBearer } from '#modules/member';
import type { AccessPolicy } from './site-access.rules.ts';

/** So many failures within the window freeze an account, for those whose tries are counted together. */
export const attemptLimits = { maxFailures: 5, windowMinutes: 30, freezeMinutes: 30 } as const;

/** Counts that were last touched before this time say nothing any more. */
export function attemptsForgottenBefore(now: Date): Date {
  const longestMinutes = Math.max(attemptLimits.windowMinutes, attemptLimits.freezeMinutes);
  return new Date(now.getTime() - 2 * longestMinutes * 60_000);
}

const accountPattern = /^[a-z0-9_-]{1,64}$/;

/** The account as it is stored; null when nobody can have it. */
export function accountOf(typed: string): string | null {
  const account = typed.trim().toLowerCase();
  return accountPattern.test(account) ? account : null;
}

/** A shorter id of a device is one that a stranger may guess. */
const shortestProof = 16;

/**
 * Whose tries are counted together, and frozen together. Strangers have five between all of them; what they do does
 * not shut out a device or an address that the member has come in with, which have five of their own.
 */
export type Lane =
  | 'stranger'
  | `device:${string}`
  | `place:${string}`
  | 'password-change'
  | 'withdraw-password';

/** The hash of a device's id, where the id is proof of anything. */
export function isProof(deviceId: string | null): deviceId is string {
  return deviceId !== null && deviceId.length >= shortestProof;
}

export function laneOf(known: KnownBearer | null, deviceHash: Buffer | null): Lane {
  if (known?.isDeviceKnown && deviceHash) return `device:${deviceHash.toString('base64url')}`;
  return known?.knownPlace ? `place:${known.knownPlace}` : 'stranger';
}

/** An address that a member came from longer ago may be somebody else's by now. */
export function placesKnownSince(now: Date): Date {
  return new Date(now.getTime() - 90 * 24 * 60 * 60_000);
}

/** What a site makes of the device that a member comes in with. */
export type DeviceVerdict = 'welcome' | 'to_be_asked' | 'refused';

/** A member's first device is taken for theirs, unless the site asks: nobody has told of another one yet. */
export function judgeDevice(
  policy: Pick<AccessPolicy, 'knownDevicesOnly' | 'doubleValidation'>,
  device: DeviceStanding & { readonly saysWhich: boolean },
): DeviceVerdict {
  if (device.isKnown) return 'welcome';
  if (policy.knownDevicesOnly && !(device.isFirst && device.saysWhich)) return 'refused';
  return policy.doubleValidation ? 'to_be_asked' : 'welcome';
}

import { toBit, type DataOf } from '@halls/contract';
import type { KnownDevice, loginHistory } from '@halls/contract/device';
import { describeUserAgent } from '#modules/login';
import type { LoginRecord } from '#modules/session';
import { deviceIdOf, maskAddress } from './device.rules.ts';
import type { SeenDevice } from './list-devices.ts';

export function presentDevice(device: SeenDevice): KnownDevice {
  return {
    device_id: device.hash ? deviceIdOf(device.hash) : null,
    is_this: toBit(device.isThis),
    ...lookOf(device.userAgent),
    address: maskAddress(device.remoteAddress),
    first_seen_at: device.firstSeenAt.toISOString(),
    last_seen_at: device.lastSeenAt.toISOString(),
  };
}

export function presentRecord(
  record: LoginRecord,
  thisDevice: Buffer | null,
): DataOf<typeof loginHistory>['list'][number] {
  return {
    id: record.id,
    at: record.at.toISOString(),
    outcome: record.outcome,
    ...lookOf(record.userAgent),
    address: maskAddress(record.remoteAddress),
    is_this_device: toBit(thisDevice !== null && record.deviceHash?.equals(thisDevice) === true),
  };
}

export function lookOf(userAgent: string): Pick<KnownDevice, 'device' | 'system' | 'browser'> {
  const { device, system, browser } = describeUserAgent(userAgent);
  return { device: device === 'mobile' ? 'mobile' : 'desktop', system, browser };
}

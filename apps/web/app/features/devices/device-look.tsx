import type { KnownDevice } from '@halls/contract/device';
import { Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';

type Look = Pick<KnownDevice, 'device' | 'system' | 'browser'>;

/** What a device says of itself: its browser and its system, as far as they are known. */
export function useDeviceName(): (look: Look) => string {
  const t = useTranslate('user_devices');
  return ({ system, browser }) =>
    system && browser ? t('on', { system, browser }) : system || browser || t('unknown');
}

export function DevicePicture({ device }: Look) {
  return (
    <span className="device-picture">
      <Icon name={device === 'mobile' ? 'phone' : 'desktop'} />
    </span>
  );
}

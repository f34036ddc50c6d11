import './devices.css';
import { useState } from 'react';
import type { KnownDevice } from '@halls/contract/device';
import { Button, Skeleton } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';
import { reads, useRead } from '#app/api/reads.ts';
import { formatTime } from '#app/page/format-time.ts';
import { Link } from '#app/page/link.tsx';
import { usePage } from '#app/page/page-context.ts';
import { DevicePicture, useDeviceName } from './device-look.tsx';
import { ReadFailed } from './read-failed.tsx';

export const namespaces = ['user_devices'] as const;

const devicesRead = reads.of('/member/device/list', {});

/** The devices that come in to the account, and the way to make one unknown again. */
export function Part() {
  const t = useTranslate('user_devices');
  const { data, refusal, again } = useRead(devicesRead);
  const others = data?.list.filter((device) => device.is_this === 0) ?? [];
  return (
    <section className="member-panel devices">
      <p className="devices-note">{t('note')}</p>
      {refusal && !data && <ReadFailed message={refusal.message} again={again} />}
      <ul className="devices-list" aria-busy={!data && !refusal}>
        {!data && !refusal && [1, 2, 3].map((row) => <Skeleton key={row} className="devices-row-skeleton" />)}
        {data?.list.map((device) => (
          <DeviceRow key={device.device_id ?? 'this'} device={device} />
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <p className="devices-note">{t('advice')}</p>
          <ForgetOthers />
        </>
      )}
      {(data ?? refusal) && (
        <Link className="link-button devices-link" to="/user/LoginHistory">
          {t('to_history')}
        </Link>
      )}
    </section>
  );
}

function DeviceRow({ device }: { device: KnownDevice }) {
  const t = useTranslate('user_devices');
  const { language } = usePage();
  const nameOf = useDeviceName();
  const [busy, setBusy] = useState(false);
  const time = (instant: string) => formatTime(instant, language);
  const forget = async (deviceId: string) => {
    setBusy(true);
    const result = await api.call('/member/device/forget', { device_id: deviceId });
    setBusy(false);
    if (!result.ok) return toasts.show('error', result.message);
    toasts.show('success', t('forgotten'));
    await reads.again(devicesRead);
  };
  return (
    <li className="devices-row">
      <DevicePicture {...device} />
      <div className="devices-text">
        <p className="devices-name">
          {nameOf(device)}
          {device.is_this === 1 && <span className="devices-mark">{t('this')}</span>}
        </p>
        <p>
          {[t('last_seen', { time: time(device.last_seen_at) }), device.address].filter(Boolean).join(' · ')}
        </p>
        <p>{t('first_seen', { time: time(device.first_seen_at) })}</p>
      </div>
      {device.is_this === 0 && device.device_id !== null && (
        <Button
          size="small"
          busy={busy}
          aria-label={t('forget_named', { device: nameOf(device) })}
          onClick={() => void forget(device.device_id ?? '')}
        >
          {t('forget')}
        </Button>
      )}
    </li>
  );
}

function ForgetOthers() {
  const t = useTranslate('user_devices');
  const [busy, setBusy] = useState(false);
  const forget = async () => {
    setBusy(true);
    const result = await api.call('/member/device/forget-others', {});
    setBusy(false);
    if (!result.ok) return toasts.show('error', result.message);
    toasts.show('success', t('others_forgotten'));
    await reads.again(devicesRead);
  };
  return (
    <Button busy={busy} onClick={() => void forget()}>
      {t('forget_others')}
    </Button>
  );
}

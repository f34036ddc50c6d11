import type { OfficeCalls } from '@halls/contract/office';
import { usePaged } from '#app/api/use-list.ts';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import type { Whom } from './whom.ts';

type Answer = OfficeCalls['/device/of-member']['data'];
type Login = Answer['logins'][number];
type Device = Answer['devices'][number];

const loginsOf = (answer: Answer) => answer.logins;

/** The session that is open, the devices that are known, and every login and failed try. */
export function MemberDevices({ whom }: { whom: Whom }) {
  const t = useTranslate('members');
  const list = usePaged('/device/of-member', whom, loginsOf);
  const loginColumns = useLoginColumns();
  const deviceColumns = useDeviceColumns();
  const { first } = list;
  if (!first)
    return list.problem ? <ReadProblem message={list.problem} again={list.again} /> : <LoadingLines />;
  return (
    <div className="form">
      <Panel title={t('session')}>
        {first.session ? <OpenSession session={first.session} /> : <p>{t('session_none')}</p>}
      </Panel>
      <Panel title={t('devices')}>
        <DataTable
          label={t('devices')}
          list={{ ...list, items: first.devices, hasMore: false }}
          columns={deviceColumns}
          idOf={(device) => device.fingerprint}
          empty={<Empty icon="desktop">{t('devices_none')}</Empty>}
        />
      </Panel>
      <Panel title={t('logins')}>
        <DataTable
          label={t('logins')}
          list={list}
          columns={loginColumns}
          idOf={(login) => login.id}
          empty={<Empty icon="clock">{t('logins_none')}</Empty>}
        />
      </Panel>
    </div>
  );
}

function OpenSession({ session }: { session: NonNullable<Answer['session']> }) {
  const t = useTranslate('members');
  const p = useTranslate('parts');
  const look = useLook();
  return (
    <Facts
      facts={[
        [t('device'), look(session)],
        [p('address'), session.address],
        [t('began'), <When key="began" at={session.began_at} />],
        [t('last_used'), <When key="used" at={session.last_used_at} />],
      ]}
    />
  );
}

function useLook(): (look: Pick<Device, 'device' | 'system' | 'browser'>) => string {
  const t = useTranslate('members');
  return ({ device, system, browser }) =>
    [t(`device.${device}`), system, browser].filter((part) => part !== '').join(' · ');
}

function useDeviceColumns(): [Column<Device>, ...Column<Device>[]] {
  const t = useTranslate('members');
  const p = useTranslate('parts');
  const look = useLook();
  return [
    { id: 'fingerprint', name: t('fingerprint'), cell: (device) => device.fingerprint },
    { id: 'look', name: t('device'), cell: look },
    { id: 'address', name: p('address'), cell: (device) => device.address },
    { id: 'first', name: t('first_seen'), cell: (device) => <When at={device.first_seen_at} /> },
    { id: 'last', name: t('last_used'), cell: (device) => <When at={device.last_seen_at} /> },
  ];
}

function useLoginColumns(): [Column<Login>, ...Column<Login>[]] {
  const t = useTranslate('members');
  const p = useTranslate('parts');
  const look = useLook();
  return [
    { id: 'at', name: p('at'), cell: (login) => <When at={login.at} /> },
    {
      id: 'outcome',
      name: t('outcome'),
      cell: ({ outcome }) => (
        <StatusMark tone={outcome === 'in' ? 'good' : 'bad'}>{t(`outcome.${outcome}`)}</StatusMark>
      ),
    },
    { id: 'look', name: t('device'), cell: look },
    { id: 'address', name: p('address'), cell: (login) => login.address },
  ];
}

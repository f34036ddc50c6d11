import './log-table.css';
import type { ReactNode } from 'react';
import type { OfficeCalls } from '@halls/contract/office';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { useSiteName } from '#app/api/sites.ts';
import { DiffView } from '#app/parts/diff-view.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { Facts } from '#app/parts/panel.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { useActionName } from '#app/parts/use-action-name.ts';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';

type Event = ItemOf<'/log/list'>;

/** Lines of the log; each opens to what it changed. */
export function LogTable({
  ask,
  renderWayBack,
}: {
  ask: OfficeCalls['/log/list']['body'];
  /** How a line is undone, where it can be. */
  renderWayBack?: (event: Event) => ReactNode;
}) {
  const t = useTranslate('log');
  return (
    <DataTable
      label={t('title')}
      list={useList('/log/list', ask)}
      columns={useColumns()}
      idOf={(event) => String(event.log_event_id)}
      renderDetail={(event) => <EventDetail event={event} wayBack={renderWayBack?.(event)} />}
      empty={<Empty icon="list">{t('none')}</Empty>}
    />
  );
}

function useColumns(): [Column<Event>, ...Column<Event>[]] {
  const t = useTranslate('log');
  const p = useTranslate('parts');
  const nameOf = useActionName();
  const siteName = useSiteName();
  return [
    { id: 'action', name: t('action'), cell: (event) => nameOf(event.action) },
    { id: 'at', name: p('at'), cell: (event) => <When at={event.at} /> },
    {
      id: 'who',
      name: t('who'),
      cell: ({ actor }) => (
        <>
          <EntityLink target={`${actor.kind}/${actor.ref}`} siteId={null} name={actor.name || actor.ref} />
          {actor.kind === 'emergency' && (
            <>
              {' '}
              <StatusMark tone="bad">{t('actor.emergency')}</StatusMark>
            </>
          )}
        </>
      ),
    },
    {
      id: 'target',
      name: t('target'),
      cell: (event) => <EntityLink target={event.target} siteId={event.site_id} />,
    },
    { id: 'site', name: p('site'), cell: (event) => siteName(event.site_id) },
    { id: 'reason', name: p('reason'), cell: (event) => <span className="log-reason">{event.reason}</span> },
  ];
}

function EventDetail({ event, wayBack }: { event: Event; wayBack: ReactNode }) {
  const t = useTranslate('log');
  const p = useTranslate('parts');
  return (
    <div className="log-detail">
      <DiffView before={event.before} after={event.after} />
      {wayBack}
      <Facts
        facts={[
          [p('reason'), event.reason || '–'],
          [t('event_id'), event.log_event_id],
          [t('action_id'), event.action],
          [p('address'), event.address ?? '–'],
          [t('request_id'), event.request_id ?? '–'],
          ...(event.change_request_id === null
            ? []
            : [
                [
                  t('change_request'),
                  <EntityLink
                    key="request"
                    target={`change_request/${event.change_request_id}`}
                    siteId={null}
                    name={`#${event.change_request_id}`}
                  />,
                ] as const,
              ]),
        ]}
      />
    </div>
  );
}

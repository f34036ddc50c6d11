import './devices.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { DataOf } from '@halls/contract';
import type { loginHistory } from '@halls/contract/device';
import { Button, classNames, Icon, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { reads } from '#app/api/reads.ts';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { useDeviceName } from './device-look.tsx';
import { ReadFailed } from './read-failed.tsx';

export const namespaces = ['user_devices'] as const;

type HistoryPage = DataOf<typeof loginHistory>;
type LoginRecord = HistoryPage['list'][number];

/** Every login and every failed try, the newest first, as far back as it is kept. */
export function Part() {
  const t = useTranslate('user_devices');
  const { records, problem, isAsking, hasMore, more, again } = useLoginHistory();
  return (
    <section className="member-panel devices">
      <p className="devices-note">{t('history_note')}</p>
      <ul className="devices-list" aria-busy={isAsking}>
        {records.map((record) => (
          <RecordRow key={record.id} record={record} />
        ))}
        {records.length === 0 &&
          problem === null &&
          [1, 2, 3, 4, 5].map((row) => (
            <li key={row}>
              <Skeleton className="devices-row-skeleton" />
            </li>
          ))}
      </ul>
      {problem !== null && <ReadFailed message={problem} again={records.length > 0 ? more : again} />}
      {hasMore && problem === null && (
        <Button busy={isAsking} onClick={more}>
          {t('more')}
        </Button>
      )}
      {!hasMore && records.length > 0 && <p className="devices-note">{t('all_shown')}</p>}
    </section>
  );
}

function RecordRow({ record }: { record: LoginRecord }) {
  const t = useTranslate('user_devices');
  const { language } = usePage();
  const nameOf = useDeviceName();
  const isIn = record.outcome === 'in';
  return (
    <li className="devices-row">
      <span className={classNames('device-picture', !isIn && 'device-picture-refused')}>
        <Icon name={isIn ? 'check' : 'close'} />
      </span>
      <div className="devices-text">
        <p className="devices-name">
          {t(`outcome.${record.outcome}`)}
          {record.is_this_device === 1 && <span className="devices-mark">{t('this')}</span>}
        </p>
        <p>{[nameOf(record), record.address].filter(Boolean).join(' · ')}</p>
        <p>
          <time dateTime={record.at}>{formatTime(record.at, language)}</time>
        </p>
      </div>
    </li>
  );
}

function useLoginHistory() {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: ['/member/login-history', 'pages'],
      queryFn: ({ pageParam, signal }) =>
        reads
          .of('/member/login-history', pageParam === null ? {} : { cursor: pageParam })
          .queryFn({ signal }),
      initialPageParam: null as string | null,
      getNextPageParam: (page: HistoryPage) => page.next_cursor,
    },
    reads.client,
  );
  return {
    records: data?.pages.flatMap((page) => page.list) ?? [],
    problem: error?.message ?? null,
    isAsking: isFetching,
    hasMore: hasNextPage,
    more: () => void fetchNextPage(),
    again: () => void refetch(),
  };
}

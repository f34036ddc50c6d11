import type { OfficeCalls } from '@halls/contract/office';
import { Count } from '#app/parts/count.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { useTranslate } from '#app/texts/texts.ts';

type Board = OfficeCalls['/trading/board']['data'];

/** How the feed's producers are heard. */
export function FeedHealth({ feed, now }: { feed: Board['feed']; now: string }) {
  return (
    <div className="trading-feeds">
      {feed.map((producer) => (
        <Producer key={producer.producer} heard={producer} now={now} />
      ))}
    </div>
  );
}

function Producer({ heard, now }: { heard: Board['feed'][number]; now: string }) {
  const t = useTranslate('trading');
  const { producer, is_up: isUp, down_because: because, alive_at: aliveAt } = heard;
  const name = producer === 'live' || producer === 'pre' ? t(`producer.${producer}`) : producer;
  const seconds = aliveAt && Math.max(0, Math.round((Date.parse(now) - Date.parse(aliveAt)) / 1_000));
  return (
    <Panel
      title={`${t('feed')}: ${name}`}
      actions={
        <StatusMark tone={isUp ? 'good' : 'bad'}>
          {because === null ? t('feed_up') : t(`feed_down.${because}`)}
        </StatusMark>
      }
    >
      {!isUp && <p className="trading-warning">{t('feed_away')}</p>}
      <Facts
        facts={[
          [t('last_sign'), seconds === null ? t('never') : t('seconds_ago', { count: seconds })],
          [t('per_minute'), <Count key="minute" value={heard.messages_last_minute} />],
          [t('seq'), <Count key="seq" value={heard.seq} />],
          [t('waiting'), <Count key="waiting" value={heard.waiting} />],
          ...(heard.snapshot_asked_at === null
            ? []
            : ([[t('snapshot_asked'), <When key="asked" at={heard.snapshot_asked_at} />]] as const)),
        ]}
      />
    </Panel>
  );
}

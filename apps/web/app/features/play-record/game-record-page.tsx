import './play-record.css';
import { useState } from 'react';
import type { PlayRecord } from '@halls/contract/play-record';
import type { Currency } from '@halls/contract';
import { Button, SelectInput, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { reads, useRead } from '#app/api/reads.ts';
import { usePages } from '#app/api/use-pages.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import { formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { LookAtRound } from './look-at-round.tsx';

export const namespaces = ['play_record'] as const;

const providersRead = reads.of('/member/game/records', { count: 1 });

/** The rounds that the member has played, by provider. */
export function Part() {
  const t = useTranslate('play_record');
  const providers = useRead(providersRead);
  const [chosen, setChosen] = useState('');
  const gpId = chosen || providers.data?.gp_id;
  if (!providers.data) return providers.refusal ? <Failed onAgain={providers.again} /> : <RecordSkeleton />;
  if (!gpId)
    return (
      <div className="member-panel play-none">
        <h2>{t('none.title')}</h2>
        <p>{t('none.text')}</p>
      </div>
    );
  return (
    <div className="play-records">
      <div className="play-provider">
        <SelectInput label={t('provider')} value={gpId} onChange={(event) => setChosen(event.target.value)}>
          {providers.data.provider_list.map(({ gp_id: id, gp_name: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      </div>
      <Rounds key={gpId} gpId={gpId} />
    </div>
  );
}

function Rounds({ gpId }: { gpId: string }) {
  const t = useTranslate('play_record');
  const { pages, problem, isAsking, hasMore, more, again } = usePages('/member/game/records', {
    gp_id: gpId,
  });
  const [first] = pages;
  // a round may stand on two pages when it began on the border of both
  const rounds = [
    ...new Map(pages.flatMap(({ list }) => list).map((round) => [round.round_id, round])).values(),
  ];
  return (
    <section className="member-panel" aria-busy={isAsking}>
      {first && (
        <>
          <p className="play-note">{t('zone', { zone: first.timezone })}</p>
          <ul className="play-list">
            {rounds.map((round) => (
              <RoundRow
                key={round.round_id}
                round={round}
                currency={first.currency}
                timezone={first.timezone}
              />
            ))}
          </ul>
          {rounds.length === 0 && !hasMore && <p className="play-note">{t('none.provider')}</p>}
        </>
      )}
      {!first && !problem && <RecordSkeleton />}
      {problem && <Failed onAgain={first ? more : again} />}
      {hasMore && !problem && (
        <Button wide busy={isAsking} onClick={more}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

function RoundRow({
  round,
  currency,
  timezone,
}: {
  round: PlayRecord;
  currency: Currency;
  timezone: string;
}) {
  const t = useTranslate('play_record');
  const { language } = usePage();
  return (
    <li className="play-round">
      <div className="play-what">
        <strong>{round.game_name || t('game')}</strong>
        <time dateTime={round.played_at}>{formatTime(round.played_at, language, timezone)}</time>
        {round.is_settled === 0 && <span>{t('open')}</span>}
      </div>
      <dl className="play-money">
        <div>
          <dt>{t('stake')}</dt>
          <dd>
            <MemberMoney amount={round.stake} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('payout')}</dt>
          <dd>
            <MemberMoney amount={round.payout} currency={currency} />
          </dd>
        </div>
      </dl>
      <LookAtRound round={round} />
    </li>
  );
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const t = useTranslate('play_record');
  return (
    <FormProblem>
      {t('failed')}{' '}
      <Button kind="plain" size="small" onClick={onAgain}>
        {t('again')}
      </Button>
    </FormProblem>
  );
}

function RecordSkeleton() {
  return (
    <div className="play-skeleton" aria-busy="true">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="play-skeleton-row" />
      ))}
    </div>
  );
}

import './missions.css';
import { localeOf, type DataOf } from '@halls/contract';
import type { missions } from '@halls/contract/mission';
import { formatMoney } from '@halls/i18n/format-money';
import { Button, Icon, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { useRead } from '#app/api/reads.ts';
import { formatTime } from '#app/page/format-time.ts';
import { Link } from '#app/page/link.tsx';
import { usePage } from '#app/page/page-context.ts';
import { MissionCard } from './mission-card.tsx';
import { missionsRead } from './missions-read.ts';
import { useAfterPlay } from './use-after-play.ts';

export const namespaces = ['mission', 'tournament'] as const;

type Missions = DataOf<typeof missions>;

/** What the member can reach and how far it is, what can be claimed, and what they had. */
export function Part() {
  const t = useTranslate('mission');
  const tournaments = useTranslate('tournament');
  const { data, again, refusal } = useRead(missionsRead);
  useAfterPlay(again);
  return (
    <div className="mission-sections">
      <Link className="mission-onward" to="/tournament">
        {tournaments('title')}
        <Icon name="right" />
      </Link>
      {data?.list.map((mission) => (
        <MissionCard
          key={`${mission.mission_id} ${mission.period_day}`}
          mission={mission}
          currency={data.currency}
          timezone={data.timezone}
        />
      ))}
      {!data?.list.length && (
        <section className="member-panel mission" aria-busy={!data && !refusal}>
          {data && (
            <>
              <h2>{t('none')}</h2>
              <p className="mission-note">{t('none_note')}</p>
            </>
          )}
          {!data &&
            (refusal ? (
              <FormProblem>
                {t('failed')}{' '}
                <Button kind="plain" size="small" onClick={again}>
                  {t('try_again')}
                </Button>
              </FormProblem>
            ) : (
              <Skeleton className="mission-skeleton" />
            ))}
        </section>
      )}
      {data && data.list.length > 0 && <p className="mission-note">{t('late')}</p>}
      {data && <History data={data} />}
    </div>
  );
}

function History({ data: { claims, currency, timezone } }: { data: Missions }) {
  const t = useTranslate('mission');
  const { language } = usePage();
  return (
    <section className="member-panel mission">
      <h2>{t('history')}</h2>
      {claims.length === 0 && <p className="mission-note">{t('history_none')}</p>}
      {claims.length > 0 && (
        <ul className="mission-claims">
          {claims.map((claim) => (
            <li key={claim.claim_id}>
              <span>{claim.title}</span>
              <strong>{formatMoney(claim.amount, currency, localeOf(language))}</strong>
              <small>{t(claim.pays)}</small>
              <time dateTime={claim.claimed_at}>{formatTime(claim.claimed_at, language, timezone)}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import './vip.css';
import { useState } from 'react';
import { useParams } from 'react-router';
import { localeOf, textIn } from '@halls/contract';
import type { OfficeVipPlan } from '@halls/contract/office';
import { formatMoney } from '@halls/i18n/format-money';
import { Button } from '@halls/ui';
import { reads, useRead } from '#app/api/reads.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useLanguage, useTranslate } from '#app/texts/texts.ts';
import { WriteLevels } from './write-levels.tsx';

const toneOf = { over: 'quiet', in_force: 'good', coming: 'waiting' } as const;

/** A site's levels in each currency, and how many members have which. */
export function VipPlanList() {
  const t = useTranslate('vip');
  const siteId = Number(useParams().siteId);
  const may = useMay()('promotion.edit', siteId);
  const [written, setWritten] = useState<OfficeVipPlan | 'new' | null>(null);
  const { data, refusal, again } = useRead(reads.of('/vip/plans', { site_id: siteId }));
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note')}
        actions={
          may && (
            <Button kind="action" onClick={() => setWritten('new')}>
              {t('new')}
            </Button>
          )
        }
      />
      {!data && (refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />)}
      {data?.list.length === 0 && <Empty icon="star">{t('none')}</Empty>}
      <div className="vip-panels">
        {data?.list.map((plan) => (
          <Plan key={plan.currency} plan={plan} onWrite={may ? () => setWritten(plan) : null} />
        ))}
      </div>
      {written && (
        <WriteLevels
          siteId={siteId}
          plan={written === 'new' ? null : written}
          onClose={() => setWritten(null)}
        />
      )}
    </>
  );
}

function Plan({ plan, onWrite }: { plan: OfficeVipPlan; onWrite: (() => void) | null }) {
  const t = useTranslate('vip');
  const language = useLanguage();
  const money = (amount: string) => formatMoney(amount, plan.currency, localeOf(language));
  return (
    <Panel
      title={plan.currency}
      actions={
        onWrite && (
          <Button size="small" aria-label={`${t('again')}: ${plan.currency}`} onClick={onWrite}>
            {t('again')}
          </Button>
        )
      }
    >
      <div className="vip-body">
        <Facts
          facts={plan.members.map(({ level, members }) => [
            t('members_at', { level }),
            <span key={level}>{members}</span>,
          ])}
        />
        {plan.versions.map(({ version, from_day: day, state, terms }) => (
          <section key={version}>
            <p>
              <StatusMark tone={toneOf[state]}>{t(`state.${state}`)}</StatusMark>{' '}
              {t('version', { version, day })} ·{' '}
              {t('terms', { window: terms.window_days, grace: terms.grace_days })}
            </p>
            <ol>
              {terms.levels.map((level, index) => (
                // a level is its place
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index}>
                  {t('level_words', {
                    name: textIn(level.names, language),
                    turnover: money(level.turnover),
                    deposit: money(level.deposit),
                    plus: level.rebate_plus_bp / 100,
                    award: money(level.award),
                  })}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Panel>
  );
}

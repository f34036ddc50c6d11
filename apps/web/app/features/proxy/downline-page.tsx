import './proxy.css';
import { useState, type FormEvent } from 'react';
import { Button, Checkbox, Skeleton, TextInput } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { usePages } from '#app/api/use-pages.ts';
import { formatDay, formatTime } from '#app/page/format-time.ts';
import { usePage } from '#app/page/page-context.ts';
import { Figure } from './figure.tsx';
import { ReadFailed } from './read-failed.tsx';

export const namespaces = ['proxy'] as const;

interface Asked {
  under?: number;
  query?: string;
  only_agents?: boolean;
}

/** Who is below the agent, and below the agents there, as far down as there are any. */
export function Part() {
  const t = useTranslate('proxy');
  const [asked, setAsked] = useState<Asked>({});
  const [typed, setTyped] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    const { query: _, ...rest } = asked;
    setAsked(typed.trim() === '' ? rest : { ...rest, query: typed.trim() });
  };
  const open = (under: number | null) => {
    setTyped('');
    setAsked(under === null ? {} : { under });
  };
  return (
    <div className="proxy-sections">
      <form className="member-panel proxy-search" role="search" onSubmit={search}>
        <TextInput
          label={t('downline.search')}
          hint={t('downline.note')}
          value={typed}
          maxLength={64}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Checkbox
          label={t('downline.only_agents')}
          checked={asked.only_agents === true}
          onChange={(event) => {
            const { only_agents: _, ...rest } = asked;
            setAsked(event.target.checked ? { ...rest, only_agents: true } : rest);
          }}
        />
        <Button type="submit">{t('downline.find')}</Button>
      </form>
      <Below key={JSON.stringify(asked)} asked={asked} onOpen={open} />
    </div>
  );
}

function Below({ asked, onOpen }: { asked: Asked; onOpen: (under: number | null) => void }) {
  const t = useTranslate('proxy');
  const { pages, problem, isAsking, hasMore, more, again } = usePages('/agent/downline', asked);
  const [first] = pages;
  if (!first)
    return (
      <section className="member-panel" aria-busy={isAsking}>
        {problem ? <ReadFailed again={again} /> : <Skeleton className="proxy-skeleton" />}
      </section>
    );
  const { way, totals } = first;
  const list = pages.flatMap((page) => page.list);
  return (
    <section className="member-panel proxy-panel" aria-busy={isAsking}>
      {way.length > 0 && (
        <nav className="proxy-way">
          {way.map(({ member_id: memberId, account }, index) => (
            <Button
              key={memberId}
              kind="plain"
              size="small"
              onClick={() => onOpen(index === 0 ? null : memberId)}
            >
              {index === 0 ? t('downline.mine') : account}
            </Button>
          ))}
        </nav>
      )}
      <dl className="proxy-figures">
        <Figure name={t('downline.members')} value={totals.members} />
        <Figure name={t('downline.agents')} value={totals.agents} />
        <Figure name={t('downline.new', { days: totals.new_days })} value={totals.newcomers} />
      </dl>
      {list.length === 0 && <p>{t('downline.none')}</p>}
      <ul>
        {list.map((row) => (
          <Row key={row.member_id} row={row} onOpen={onOpen} />
        ))}
      </ul>
      {problem && <ReadFailed again={more} />}
      {hasMore && !problem && (
        <Button wide busy={isAsking} onClick={more}>
          {t('downline.more')}
        </Button>
      )}
    </section>
  );
}

interface DownlineRow {
  member_id: number;
  account: string;
  is_agent: 0 | 1;
  joined_at: string;
  last_seen_at: string | null;
  members: number;
}

function Row({ row, onOpen }: { row: DownlineRow; onOpen: (under: number) => void }) {
  const t = useTranslate('proxy');
  const { language } = usePage();
  const seen = row.last_seen_at;
  return (
    <li className="proxy-row">
      <div>
        <strong>{row.account}</strong>
        <p className="proxy-note">
          {t('downline.joined', { time: formatDay(row.joined_at, language) })} ·{' '}
          {seen === null ? t('downline.never') : t('downline.seen', { time: formatTime(seen, language) })}
        </p>
      </div>
      {row.is_agent === 1 && (
        <Button
          size="small"
          aria-label={`${t('downline.agent')} ${row.account}, ${t('downline.below', { count: row.members })}`}
          onClick={() => onOpen(row.member_id)}
        >
          {t('downline.agent')} · {t('downline.below', { count: row.members })}
        </Button>
      )}
    </li>
  );
}

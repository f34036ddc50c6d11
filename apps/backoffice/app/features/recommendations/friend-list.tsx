import './recommendations.css';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { OfficeRecommendedFriend } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { useList } from '#app/api/use-list.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { Facts } from '#app/parts/panel.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { RecommendationsHead } from './recommendations-head.tsx';

type Friend = OfficeRecommendedFriend;
type Verdict = 'release' | 'refuse';

const toneOf: Readonly<Record<Friend['state'], Tone>> = {
  ...{ open: 'quiet', held: 'waiting', met: 'good', refused: 'quiet', missed: 'quiet' },
};
const states = Object.keys(toneOf) as Friend['state'][];

/** Who came by whom and how far they are; those who are held are decided on here. */
export function FriendList() {
  const t = useTranslate('recommendations');
  const siteId = Number(useParams().siteId);
  const mayDecide = useMay()('promotion.approve', siteId);
  const [decided, setDecided] = useState<{ friend: Friend; verdict: Verdict } | null>(null);
  const filters: Filter[] = [
    {
      kind: 'choice',
      name: 'state',
      label: t('state'),
      choices: [
        { value: 'all', name: t('state.all') },
        ...states.map((value) => ({ value, name: t(`state.${value}`) })),
      ],
      preset: 'held',
    },
  ];
  const { state } = readFilters(filters, useSearchParams()[0]);
  const list = useList('/recommendation/friends', {
    site_id: siteId,
    ...(state !== 'all' && { state: state as Friend['state'] }),
  });
  return (
    <>
      <RecommendationsHead />
      <FilterBar filters={filters} />
      <DataTable
        label={t('tab.friends')}
        list={list}
        columns={useColumns(siteId)}
        idOf={({ friend }) => String(friend.member_id)}
        renderDetail={(friend) => (
          <Detail
            siteId={siteId}
            friend={friend}
            onDecide={mayDecide ? (verdict) => setDecided({ friend, verdict }) : null}
          />
        )}
        empty={<Empty icon="users">{t('no_friends')}</Empty>}
      />
      {decided && (
        <CommandDialog<unknown>
          title={t(decided.verdict)}
          note={t(`${decided.verdict}_note`)}
          confirm={t(decided.verdict)}
          send={(reason) =>
            api.call('/recommendation/decide', {
              ...{ site_id: siteId, friend_id: decided.friend.friend.member_id },
              ...{ verdict: decided.verdict, reason },
            })
          }
          onDone={() => void readAgain('/recommendation/friends', '/recommendation/list', '/log/list')}
          onClose={() => setDecided(null)}
        />
      )}
    </>
  );
}

function useColumns(siteId: number): [Column<Friend>, ...Column<Friend>[]] {
  const t = useTranslate('recommendations');
  return [
    { id: 'friend', name: t('friend'), cell: ({ friend }) => friend.member_account },
    {
      id: 'recommender',
      name: t('recommender'),
      cell: ({ recommender }) => <MemberLink siteId={siteId} member={recommender} />,
    },
    {
      id: 'state',
      name: t('state'),
      cell: ({ state }) => <StatusMark tone={toneOf[state]}>{t(`state.${state}`)}</StatusMark>,
    },
    { id: 'registered', name: t('registered'), cell: (friend) => <When at={friend.registered_at} /> },
    {
      id: 'given',
      name: t('given'),
      isFigure: true,
      cell: ({ given, currency }) => <Amount amount={given} currency={currency} />,
    },
  ];
}

function MemberLink({ siteId, member }: { siteId: number; member: Friend['friend'] }) {
  return <EntityLink target={`member/${member.member_id}`} siteId={siteId} name={member.member_account} />;
}

function Detail({
  siteId,
  friend,
  onDecide,
}: {
  siteId: number;
  friend: Friend;
  onDecide: ((verdict: Verdict) => void) | null;
}) {
  const t = useTranslate('recommendations');
  const { currency, deposit, turnover, decision, held_for: heldFor } = friend;
  return (
    <div className="recommendations-detail">
      <Facts
        facts={[
          [t('friend'), <MemberLink key="friend" siteId={siteId} member={friend.friend} />],
          [t('version'), `${currency} ${friend.version}`],
          [t('due'), <When key="due" at={friend.due_at} />],
          [t('deposited'), <Progress key="deposit" condition={deposit} currency={currency} />],
          [t('played'), <Progress key="turnover" condition={turnover} currency={currency} />],
          ...(heldFor.length === 0
            ? []
            : [[t('held_for'), heldFor.map((reason) => t(`held.${reason}`)).join(', ')] as const]),
          ...(decision === '' ? [] : [[t('decision'), decision] as const]),
        ]}
      />
      {friend.state === 'held' && onDecide && (
        <div className="recommendations-buttons">
          <Button kind="action" onClick={() => onDecide('release')}>
            {t('release')}
          </Button>
          <Button kind="plain" onClick={() => onDecide('refuse')}>
            {t('refuse')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Progress({
  condition: { asked, done },
  currency,
}: {
  condition: Friend['deposit'];
  currency: Friend['currency'];
}) {
  return (
    <>
      <Amount amount={done} currency={currency} /> / <Amount amount={asked} currency={currency} />
    </>
  );
}

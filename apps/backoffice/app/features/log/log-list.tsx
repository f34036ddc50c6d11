import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '@halls/ui';
import type { OfficeCalls } from '@halls/contract/office';
import { useSites } from '#app/api/sites.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { Views } from '#app/records/views.tsx';
import { useMay } from '#app/session/office-session.ts';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { ChainCheck } from './chain-check.tsx';
import { LogTable } from '#app/records/log-table.tsx';

type ActorKind = OfficeCalls['/log/list']['data']['list'][number]['actor']['kind'];
const actorKinds: readonly ActorKind[] = ['operator', 'emergency', 'system', 'member', 'provider', 'guest'];

/** Who did what, when and why. */
export function LogList() {
  const t = useTranslate('log');
  const may = useMay();
  const filters = useFilters();
  const [checks, setChecks] = useState(false);
  const { action, target, actor, ref, site, from, to } = readFilters(filters, useSearchParams()[0]);
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note')}
        actions={
          may('log.check', 'house') && (
            <Button icon="shield" onClick={() => setChecks(true)}>
              {t('check')}
            </Button>
          )
        }
      />
      <Views list="log" />
      <FilterBar filters={filters} />
      <LogTable
        ask={{
          ...(action && { action }),
          ...(target && { target }),
          ...(actor && { actor_kind: actor as ActorKind }),
          ...(ref && { actor_ref: ref }),
          ...(site && { site_id: Number(site) }),
          ...(from && { from }),
          ...(to && { to }),
        }}
      />
      {checks && <ChainCheck onClose={() => setChecks(false)} />}
    </>
  );
}

function useFilters(): Filter[] {
  const t = useTranslate('log');
  const p = useTranslate('parts');
  const sites = useSites() ?? [];
  return [
    { kind: 'search', name: 'target', label: t('target_filter') },
    { kind: 'text', name: 'action', label: t('action_filter') },
    {
      kind: 'choice',
      name: 'actor',
      label: t('actor_kind'),
      choices: actorKinds.map((kind) => ({ value: kind, name: t(`actor.${kind}`) })),
    },
    { kind: 'text', name: 'ref', label: t('actor_ref') },
    {
      kind: 'choice',
      name: 'site',
      label: p('site'),
      choices: sites.map(({ site_id, name }) => ({ value: String(site_id), name })),
    },
    { kind: 'day', name: 'from', label: p('from') },
    { kind: 'day', name: 'to', label: p('to') },
  ];
}

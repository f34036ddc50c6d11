import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Currency } from '@halls/contract';
import { reportHalls, type OfficeCalls, type ReportStep } from '@halls/contract/office';
import { reads, useRead } from '#app/api/reads.ts';
import { useSites } from '#app/api/sites.ts';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { presetPeriod } from './report-address.ts';

type Asked = OfficeCalls['/report/figures']['body'];

export interface Report<Step extends ReportStep> {
  readonly filters: readonly Filter[];
  readonly by: Step;
  /** What the address asks for, whatever it is told apart by. */
  readonly ask: Omit<Asked, 'by' | 'cursor' | 'limit'>;
}

/** What a report is asked for; its address keeps it. `steps`: what it can be told apart by, the first by itself. */
export function useReport<Step extends ReportStep>(
  steps: readonly [Step, ...Step[]],
  daysShown = 30,
): Report<Step> {
  const t = useTranslate('reports');
  const p = useTranslate('parts');
  const address = useSearchParams()[0];
  const [period] = useState(() => presetPeriod(new Date(), daysShown));
  const step: Filter = {
    kind: 'choice',
    name: 'by',
    label: t('by'),
    preset: steps[0],
    choices: steps.map((each) => ({ value: each, name: t(`by.${each}`) })),
  };
  const days: readonly Filter[] = [
    { kind: 'day', name: 'from', label: p('from'), preset: period.from },
    { kind: 'day', name: 'to', label: p('to'), preset: period.to },
  ];
  const narrowing = useNarrowing(readFilters(days, address));
  const filters = [...(steps.length > 1 ? [step] : []), ...days, ...narrowing];
  const values = readFilters(filters, address);
  const { from = '', to = '', site, currency, hall, provider, game } = values;
  return {
    filters,
    by: steps.find((each) => each === values['by']) ?? steps[0],
    ask: {
      ...{ from, to },
      ...(site && { site_id: Number(site) }),
      ...(currency && { currency: currency as Currency }),
      ...(hall && { gt_id: Number(hall) as (typeof reportHalls)[number] }),
      ...(provider && { gp_id: provider }),
      ...(game && { game_code: game }),
    },
  };
}

/** By what a report can be narrowed down: of providers, those that were played in its days. */
function useNarrowing({ from = '', to = '' }: Readonly<Record<string, string>>): Filter[] {
  const t = useTranslate('reports');
  const p = useTranslate('parts');
  const address = useSearchParams()[0];
  const sites = useSites() ?? [];
  const site = sites.find(({ site_id }) => String(site_id) === address.get('site'));
  const played = useRead(
    reads.of('/report/figures', {
      ...{ by: 'provider', from, to, limit: 200 },
      ...(site && { site_id: site.site_id }),
    }),
    { keepsLast: true },
  );
  const providers = new Map(
    played.data?.list.map(({ gp_id, name }) => [gp_id ?? '', name || (gp_id ?? '')] as const),
  );
  const wanted = address.get('provider');
  if (wanted && /^GP[A-Z0-9]{2,3}$/.test(wanted) && !providers.has(wanted)) providers.set(wanted, wanted);
  const currencies = [...new Set((site ? [site] : sites).flatMap((each) => each.currencies))];
  return [
    {
      kind: 'choice',
      name: 'site',
      label: p('site'),
      choices: sites.map(({ site_id, name }) => ({ value: String(site_id), name })),
    },
    {
      kind: 'choice',
      name: 'currency',
      label: p('currency'),
      choices: currencies.toSorted().map((code) => ({ value: code, name: code })),
    },
    {
      kind: 'choice',
      name: 'hall',
      label: t('by.hall'),
      choices: reportHalls.map((hall) => ({ value: String(hall), name: t(`hall.${hall}`) })),
    },
    {
      kind: 'choice',
      name: 'provider',
      label: p('provider'),
      choices: [...providers].map(([value, name]) => ({ value, name })),
    },
    { kind: 'text', name: 'game', label: t('game_code') },
  ];
}

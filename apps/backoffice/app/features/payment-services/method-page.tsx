import './payment-services.css';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { OfficeDataOf, OfficePaymentMethod } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { reads, useRead } from '#app/api/reads.ts';
import { useSiteName } from '#app/api/sites.ts';
import { Amount } from '#app/parts/amount.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { Percent } from '#app/parts/percent.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { listOfRead } from '#app/table/list-of-read.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { DrainedWhy, isDrained, ServiceMark } from './service-mark.tsx';
import { SetMethod } from './set-method.tsx';
import { SetRoutes } from './set-routes.tsx';

type Routes = OfficeDataOf<'/payment-service/routes'>;
type Route = Routes['list'][number];

/** A method: what members may pay by it, who takes the orders, and how they do. */
export function MethodPage() {
  const t = useTranslate('payment_services');
  const siteName = useSiteName();
  const methodId = Number(useParams().methodId);
  const read = useRead(reads.of('/payment-service/routes', { method_id: methodId }));
  const { data, refusal, again } = read;
  const columns = useColumns(data);
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  const { method } = data;
  const { currency, policy, is_offered: isOffered } = method;
  return (
    <>
      <PageHead
        title={t('method_of', {
          name: method.method,
          currency,
          direction: t(`direction.${method.direction}`),
        })}
        aside={
          <StatusMark tone={isOffered ? 'good' : 'quiet'}>
            {t(isOffered ? 'offered.yes' : 'offered.no')}
          </StatusMark>
        }
        actions={<Commands method={method} routes={data.list} />}
      />
      <Panel title={t('method')}>
        <Facts
          facts={[
            [t('site'), siteName(method.site_id)],
            [t('min'), <Amount key="min" amount={method.min} currency={currency} />],
            [t('max'), <Amount key="max" amount={method.max} currency={currency} />],
            [t('policy'), t(`policy.${policy}`)],
          ]}
        />
      </Panel>
      <section className="service-methods">
        <h2 className="panel-title">{t('routes')}</h2>
        <DataTable
          label={t('routes')}
          list={listOfRead(read, ({ list }) => list)}
          columns={columns}
          idOf={({ psp_id: pspId }) => pspId}
          to={({ psp_id: pspId }) => `/payment-services/${pspId}`}
          empty={<Empty>{t('routes_none')}</Empty>}
        />
      </section>
    </>
  );
}

function Commands({ method, routes }: { method: OfficePaymentMethod; routes: Route[] }) {
  const t = useTranslate('payment_services');
  const may = useMay();
  const [open, setOpen] = useState<'limits' | 'routes' | null>(null);
  if (!may('psp.edit', 'house')) return null;
  const onClose = () => setOpen(null);
  return (
    <>
      <div className="service-buttons">
        <Button kind="action" onClick={() => setOpen('routes')}>
          {t('routes_set')}
        </Button>
        <Button kind="plain" onClick={() => setOpen('limits')}>
          {t('limits_set')}
        </Button>
      </div>
      {open === 'limits' && <SetMethod method={method} onClose={onClose} />}
      {open === 'routes' && <SetRoutes method={method} routes={routes} onClose={onClose} />}
    </>
  );
}

function useColumns(data: Routes | undefined): [Column<Route>, ...Column<Route>[]] {
  const t = useTranslate('payment_services');
  const all = (data?.list ?? []).reduce((sum, { asked }) => sum + asked, 0);
  const currency = data?.method.currency ?? 'USD';
  return [
    { id: 'service', name: t('service'), cell: ({ psp_id: pspId }) => pspId },
    {
      id: 'standing',
      name: t('how_it_stands'),
      cell: (route) => (route.is_active ? <Standing {...route} /> : t('route_unused')),
    },
    { id: 'weight', name: t('weight'), isFigure: true, cell: ({ weight }) => weight },
    {
      id: 'share',
      name: t('share'),
      isFigure: true,
      cell: ({ asked }) => <Percent value={all === 0 ? null : ((asked / all) * 100).toFixed(2)} />,
    },
    {
      id: 'cost',
      name: t('cost'),
      isFigure: true,
      cell: ({ cost_percent: percent, cost_fixed: fixed }) => (
        <>
          <Percent value={percent} /> + <Amount amount={fixed} currency={currency} />
        </>
      ),
    },
    {
      id: 'limits',
      name: t('limits'),
      isFigure: true,
      cell: ({ min, max }) => <Limits {...{ min, max, currency }} />,
    },
    { id: 'code', name: t('route_code'), cell: ({ method }) => method },
  ];
}

function Standing(route: Route) {
  const { drained } = route;
  return (
    <>
      <ServiceMark {...route} />
      {isDrained(route) && drained && (
        <>
          {' '}
          <When at={drained.at} /> · <DrainedWhy {...drained} />
        </>
      )}
    </>
  );
}

function Limits({ min, max, currency }: Pick<Route, 'min' | 'max'> & Pick<OfficePaymentMethod, 'currency'>) {
  const t = useTranslate('payment_services');
  if (min === null && max === null) return t('limits_own');
  return (
    <>
      {min === null ? '…' : <Amount amount={min} currency={currency} />} –{' '}
      {max === null ? '…' : <Amount amount={max} currency={currency} />}
    </>
  );
}

import './payment-services.css';
import { useParams } from 'react-router';
import type { OfficePaymentService } from '@halls/contract/office';
import { reads, useRead } from '#app/api/reads.ts';
import { Count } from '#app/parts/count.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { MethodTable } from './method-table.tsx';
import { ServiceCommands } from './service-commands.tsx';
import { SuccessRate, TimeToCredit } from './service-figures.tsx';
import { DrainedWhy, isDrained, ServiceMark } from './service-mark.tsx';

/** A payment service: how it stands and does, how it is reached, and what sites offer of it. */
export function ServicePage() {
  const t = useTranslate('payment_services');
  const { pspId = '' } = useParams();
  const { data, refusal, again } = useRead(reads.of('/payment-service/list', {}));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  const service = data.list.find(({ psp_id: id }) => id === pspId);
  if (!service) return <Empty>{t('none')}</Empty>;
  return (
    <>
      <PageHead
        title={service.psp_id}
        note={isDrained(service) ? t('drained_note') : t(`state_note.${service.state}`)}
        aside={<ServiceMark {...service} />}
        actions={<ServiceCommands service={service} />}
      />
      <div className="service-panels">
        <Health service={service} />
        <Connection service={service} />
      </div>
      <section className="service-methods">
        <h2 className="panel-title">{t('methods')}</h2>
        <MethodTable pspId={service.psp_id} />
      </section>
    </>
  );
}

function Health({ service }: { service: OfficePaymentService }) {
  const t = useTranslate('payment_services');
  const { last_answer_at: answeredAt, last_failure_at: failedAt, drained } = service;
  return (
    <Panel title={t('health')}>
      <Facts
        facts={[
          [t('asked'), <Count key="asked" value={service.asked} />],
          [t('rate'), <SuccessRate key="rate" {...service} />],
          [t('p95'), <TimeToCredit key="p95" seconds={service.credit_p95_seconds} />],
          [t('unknown'), <Count key="unknown" value={service.unknown} />],
          ...(drained
            ? [
                [
                  t('drained'),
                  <span key="drained">
                    <When at={drained.at} /> · <DrainedWhy {...drained} />
                  </span>,
                ] as const,
              ]
            : []),
          [t('last_answer'), answeredAt === null ? '–' : <When key="answer" at={answeredAt} />],
          [
            t('last_failure'),
            failedAt === null ? (
              '–'
            ) : (
              <span key="failure">
                <When at={failedAt} /> · {service.last_failure}
              </span>
            ),
          ],
        ]}
      />
    </Panel>
  );
}

function Connection({ service }: { service: OfficePaymentService }) {
  const t = useTranslate('payment_services');
  const { next_key: next, state_at: stateAt } = service;
  return (
    <Panel title={t('connection')}>
      <Facts
        facts={[
          [t('adapter'), service.adapter],
          [t('address'), service.base_url],
          [t('key'), service.key_id],
          ...(next
            ? [
                [
                  t('next_key'),
                  <span key="next">
                    {next.key_id} · <When at={next.from} />
                  </span>,
                ] as const,
              ]
            : []),
          ...(stateAt === null
            ? []
            : [
                [
                  t('state_since'),
                  <span key="since">
                    <When at={stateAt} /> · {service.state_reason}
                  </span>,
                ] as const,
              ]),
        ]}
      />
    </Panel>
  );
}

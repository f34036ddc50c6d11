import { sql as raw } from 'kysely';
import { refusalCodes } from '@halls/contract/psp';
import type { Sql } from '#platform/database.ts';
import { sampleSpans, slowMs, type DrainCause, type ServiceSample } from './health.rules.ts';
import { notSentCode } from './payment-adapter.ts';

/** No installation has so many services. */
const maxServices = 200;
/** More of a service's last orders say nothing new. */
const mostSampled = 200;

/** A service that says it has never seen an order was not reached, either. */
const lost = raw.join([notSentCode, refusalCodes.neverSeen]);

/** How a service has done, with what it is judged by beside. */
export interface Sampled extends ServiceSample {
  readonly pspId: string;
  readonly adapter: string;
  readonly drainedWhy: DrainCause | null;
}

/**
 * How active services have done of late, by the last orders of each: a member counts once, by their last one. Of a drained
 * service, and of one that has come back, the orders since.
 */
export async function listSamples(sql: Sql, now: Date): Promise<Sampled[]> {
  const askedFrom = new Date(now.getTime() - sampleSpans.askedMs);
  const endedFrom = new Date(now.getTime() - sampleSpans.endedMs);
  const { rows } = await raw<Sampled>`
    select p.psp_id as "pspId", p.adapter, h.drained_why as "drainedWhy", begun.asked, begun.failed, begun.slow, over.ended, over.paid
    from cashier.psp p
    left join cashier.psp_health h on h.psp_id = p.psp_id
    cross join lateral (
      select count(*)::int as asked, count(*) filter (where o.failed)::int as failed,
        count(*) filter (where o.slow and not o.failed)::int as slow
      from (
        select distinct on (c.member_id) c.failed, c.slow from (
          (select d.member_id, d.created_at as at,
             s.to_state = 'opening_unknown' or coalesce(d.refusal_code in (${lost}), false) as failed,
             s.at - coalesce((select max(r.at) from cashier.deposit_refusal r where r.order_id = d.order_id), d.created_at)
               > make_interval(secs => ${slowMs / 1000}) as slow
           from cashier.deposit d join cashier.step s on s.order_id = d.order_id and s.seq = 2
           where d.psp_id = p.psp_id and d.follows_order_id is null
             and d.created_at >= greatest(${askedFrom}, h.counted_from)
           order by d.created_at desc limit ${mostSampled})
          union all
          (select d.member_id, r.at, r.refusal_code in (${lost}), false
           from cashier.deposit_refusal r join cashier.deposit d on d.order_id = r.order_id
           where r.psp_id = p.psp_id and r.at >= greatest(${askedFrom}, h.counted_from)
           order by r.at desc limit ${mostSampled})
          union all
          (select w.member_id, a.sent_at, a.state = 'unknown' or coalesce(a.refusal_code in (${lost}), false), false
           from cashier.withdrawal_attempt a join cashier.withdrawal w on w.order_id = a.order_id
           where a.psp_id = p.psp_id and a.sent_at >= greatest(${askedFrom}, h.counted_from)
           order by a.sent_at desc limit ${mostSampled})
        ) c order by c.member_id, c.at desc
      ) o
    ) begun
    cross join lateral (
      select count(*)::int as ended, count(*) filter (where o.is_paid)::int as paid
      from (
        select distinct on (c.member_id) c.is_paid from (
          (select d.member_id, d.changed_at as at, d.received_minor is not null as is_paid
           from cashier.deposit d
           where d.psp_id = p.psp_id and d.follows_order_id is null
             and d.state not in ('opening', 'opening_unknown', 'open', 'processing')
             and d.changed_at >= greatest(${endedFrom}, h.counted_from)
           order by d.changed_at desc limit ${mostSampled})
          union all
          (select d.member_id, r.at, false
           from cashier.deposit_refusal r join cashier.deposit d on d.order_id = r.order_id
           where r.psp_id = p.psp_id and r.at >= greatest(${endedFrom}, h.counted_from)
           order by r.at desc limit ${mostSampled})
          union all
          (select w.member_id, a.sent_at, a.state in ('paid', 'bounced')
           from cashier.withdrawal_attempt a join cashier.withdrawal w on w.order_id = a.order_id
           where a.psp_id = p.psp_id and a.state not in ('sending', 'unknown')
             and a.sent_at >= greatest(${endedFrom}, h.counted_from)
           order by a.sent_at desc limit ${mostSampled})
        ) c order by c.member_id, c.at desc
      ) o
    ) over
    where p.state = 'active'
    order by p.psp_id
    limit ${maxServices}`.execute(sql);
  return rows;
}

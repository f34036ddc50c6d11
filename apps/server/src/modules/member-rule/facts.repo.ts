import { sql as raw, type RawBuilder } from 'kysely';
import type { MemberFact, RuleCondition } from '@halls/contract/member-rule';
import { windowOf, type RuleMoment } from './rule-moment.ts';

type Asked = Pick<RuleCondition, 'fact' | 'days' | 'hall'>;
type FactSql = (asked: Asked, at: RuleMoment) => RawBuilder<unknown>;

/**
 * What each fact is, as SQL over a member `m` of `app.member`: a whole number, a text, or a boolean for what is `yes`; null
 * where it is unknown. Money is in minor units.
 */
const definitions: Readonly<Record<MemberFact, FactSql>> = {
  deposit_count: (asked, at) => raw`(select count(*) from cashier.deposit d where ${credited(asked, at)})`,
  deposit_sum: (asked, at) =>
    raw`(select coalesce(sum(cashier.amount_left(d.order_id, d.received_minor)), 0)
      from cashier.deposit d where ${credited(asked, at)})`,
  turnover: (asked, at) => raw`(select coalesce(sum(d.valid_turnover_minor), 0) from (
      select t.member_id, t.currency, t.day, t.gt_id, t.valid_turnover_minor from play.day t
        where t.member_id = m.member_id
      union all
      select t.member_id, t.currency, t.day, t.gt_id, t.valid_turnover_minor from play.day_change t
        where t.member_id = m.member_id
    ) d where d.currency = ${at.currency} ${sinceDay(asked, at)} ${inHall(asked)})`,
  registered_days: (_, at) => raw`(${at.today}::date - (m.created_at at time zone ${at.timeZone})::date)`,
  last_login_days: (_, at) => raw`(${at.today}::date - (m.last_login_at at time zone ${at.timeZone})::date)`,
  country: () => raw`(select s.country from app.session s
    where s.member_id = m.member_id and s.country is not null order by s.created_at desc limit 1)`,
  currency: () => raw`m.currency`,
  is_agent: () => raw`(m.is_agent and m.agent_active)`,
  vip_level: () => raw`coalesce((select v.level from vip.standing v where v.member_id = m.member_id), 0)`,
  birthday_today: (_, at) => raw`(select case when p.birthday_hash <> ''
      then p.birthday_hash = any (${[...at.birthdayHashes]}::text[]) end
    from app.member_personal p where p.member_id = m.member_id)`,
  hour: (_, at) => raw`${at.hour}::integer`,
  weekday: (_, at) => raw`${at.weekday}::integer`,
};

export function factSql(asked: Asked, at: RuleMoment): RawBuilder<unknown> {
  return definitions[asked.fact](asked, at);
}

function credited({ days }: Asked, at: RuleMoment): RawBuilder<unknown> {
  const since =
    days === undefined
      ? raw``
      : raw`and exists (select from cashier.step s where s.order_id = d.order_id and s.to_state = 'credited'
          and s.from_state <> 'reversed'
          and s.at >= ${windowOf(at, days).from})`;
  // of which nothing is left is none
  return raw`d.member_id = m.member_id and d.currency = ${at.currency} and d.state = 'credited'
    and cashier.amount_left(d.order_id, d.received_minor) > 0 ${since}`;
}

function sinceDay({ days }: Asked, at: RuleMoment): RawBuilder<unknown> {
  return days === undefined ? raw`` : raw`and d.day >= ${windowOf(at, days).firstDay}::date`;
}

function inHall({ hall }: Asked): RawBuilder<unknown> {
  return hall === undefined ? raw`` : raw`and d.gt_id = ${hall}`;
}

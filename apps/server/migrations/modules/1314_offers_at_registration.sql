-- Up Migration

-- What is given to who registers, in that transaction, is an offer like any other (ADR 120).
alter table offer.version add column at_registration boolean not null default false,
  add check (not (at_registration and by_deposit));

-- The credit that sites had as a setting goes on as a campaign for each of their currencies, for so many members more.
with credit as (
  select s.site_id, c.currency, c.scale, (s.settings -> 'welcome_credit_minor' ->> c.currency)::bigint as minor,
    now() as starts_at, now() + interval '5 years' as ends_at, 100000 as members
  from app.site s join app.currency c on c.currency = any (s.currencies)
  where (s.settings -> 'welcome_credit_minor' ->> c.currency)::bigint > 0
), campaign as (
  insert into offer.campaign (site_id, currency, state, written_at, live_version, starts_at, ends_at, budget_minor, announced_at)
  select site_id, currency, 'announced', starts_at, 1, starts_at, ends_at, minor * members, starts_at from credit
  returning campaign_id, site_id, currency
)
insert into offer.version (campaign_id, version, body, gt_id, by_deposit, at_registration, gives, amount_minor, turnover_percent,
  published_at)
select n.campaign_id, 1, jsonb_build_object(
    'currency', c.currency, 'gt_id', 2, 'discount_id', null,
    'starts_at', to_char(c.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'ends_at', to_char(c.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'access', 'open', 'codes', '[]'::jsonb, 'trigger', '{"kind": "registration"}'::jsonb, 'period', 'once',
    'reward', jsonb_build_object('kind', 'cash', 'wagering_percent', 0,
      'value', jsonb_build_object('kind', 'fixed', 'amount', round(c.minor / 10::numeric ^ c.scale, c.scale)::text)),
    'budget', round(c.minor * c.members / 10::numeric ^ c.scale, c.scale)::text, 'member_cap', null,
    'rule', '{"match": "all", "conditions": []}'::jsonb,
    'title', '{"en_US": "Welcome credit", "zh_CN": "注册赠金", "vi_VN": "Tặng khi đăng ký"}'::jsonb,
    'text', '{"en_US": "Given once to everyone who registers.", "zh_CN": "注册即赠，每人一次。", "vi_VN": "Tặng một lần cho mỗi người đăng ký."}'::jsonb),
  2, false, true, 'cash', c.minor, 0, c.starts_at
from campaign n join credit c using (site_id, currency);

update app.site set settings = settings - 'welcome_credit_minor' where settings ? 'welcome_credit_minor';

-- Down Migration
alter table offer.version drop column at_registration;

import pg from 'pg';

/** Two thousand agents on seven levels, each with a hundred members who play a game on each of 31 days. */
export const month = { members: 200_000, agents: 2_000, days: 31, first: '2026-03-01', after: '2026-04-01' };

const lines = [
  { kind: 'turnover', pool: 'lottery', rate_bp: 20 },
  { kind: 'differential', pool: 'all', rate_bp: 60 },
  {
    ...{ kind: 'net_loss', pool: 'casino', carry_months: 3, cost_share_percent: 50 },
    tiers: [
      { from: '0', active_members: 0, rate_bp: 2_500 },
      { from: '5000', active_members: 20, rate_bp: 3_500 },
    ],
  },
  { kind: 'cpa', deposit: '20', turnover: '100', within_days: 10, amount: '5' },
];

/** Fills a database with what a month is settled of, as it is when its days are over. Sums and trees are written as such. */
export async function fillMonth(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await addSite(client);
    await addTree(client);
    await addPlay(client);
    await addMoney(client);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function addSite(client: pg.Client): Promise<void> {
  await client.query(`
    insert into app.site (site_id, template, name, name_zh, hosts, default_language, languages, currencies, default_currency)
    values (1, 'site02', 'Bench', 'Bench', '{bench.localhost}', 'en_US', '{en_US}', '{USD}', 'USD');
    insert into cashier.psp (psp_id, adapter, base_url, message_url, operator_id, key_id, secret)
    values ('BANK', 'none', '', '', '', '', '');
    insert into cashier.method (site_id, currency, direction, code, kind, min_minor, max_minor, name, icon)
    values (1, 'USD', 'deposit', 'plain', 'bank_transfer', 1, 1000000, '{}', '');`);
}

async function addTree(client: pg.Client): Promise<void> {
  const { members, agents } = month;
  // what the trigger would make of each row is written beside them, at once
  await client.query('alter table app.member disable trigger member_placed');
  await client.query(
    `insert into app.member (member_id, site_id, member_account, password_hash, currency, recommend_code, created_at,
       agent_id, is_agent, agent_active) overriding system value
     select n, 1, 'm' || n, '', 'USD', 'M' || n, '2026-01-01',
       case when n > $2::int then 1 + n % $2::int when n > 1 then 1 + (n - 2) / 3 end, n <= $2::int, n <= $2::int
     from generate_series(1, $1::int + $2::int) n`,
    [members, agents],
  );
  await client.query(
    `insert into agency.placement (member_id, agent_id, during, reason)
     select member_id, agent_id, tstzrange(created_at, null), 'introduced' from app.member where agent_id is not null`,
  );
  await client.query(
    `insert into agency.closure (ancestor_id, descendant_id, distance, during)
     with recursive above as (
       select m.member_id as ancestor_id, m.member_id as descendant_id, 0 as distance, m.agent_id, m.created_at
       from app.member m where m.is_agent
       union all
       select m.member_id, a.descendant_id, a.distance + 1, m.agent_id, m.created_at
       from above a join app.member m on m.member_id = a.agent_id)
     select ancestor_id, descendant_id, distance, tstzrange(created_at, null) from above`,
  );
  const { rows } = await client.query<{ plan_id: string }>(
    `insert into agency.plan (site_id, name) values (1, 'All kinds') returning plan_id`,
  );
  await client.query(
    `insert into agency.plan_version (plan_id, version, currency, active_turnover_minor, lines, change_request_id, created_at)
     values ($1, 1, 'USD', 100000, $2, 1, '2026-01-01')`,
    [rows[0]?.plan_id, JSON.stringify(lines)],
  );
  await client.query(
    `insert into agency.agent_plan select n, $1::date, $2, 1, 1 from generate_series(1, $3::int) n`,
    [month.first, rows[0]?.plan_id, month.agents],
  );
}

async function addPlay(client: pg.Client): Promise<void> {
  for (let day = 0; day < month.days; day += 1)
    await client.query(
      `insert into play.member_day (site_id, day, currency, member_id, gp_id, gt_id, is_late, rounds, cash_stake_minor,
         cash_payout_minor, free_stake_minor, valid_turnover_minor)
       select 1, $1::date + $2::int, 'USD', n, 'GPAX', 2 + (n + $2::int) % 4, false, 10, s, s * (70 + n * 7 % 50) / 100, 0, s
       from generate_series($3::int + 1, $3::int + $4::int) n,
         lateral (select 1000 + (n::bigint * 7919 + $2::int * 31) % 90000 as s) staked`,
      [month.first, day, month.agents, month.members],
    );
}

/** First deposits of a tenth of the members, and awards of a fifth. */
async function addMoney(client: pg.Client): Promise<void> {
  await client.query(
    `insert into cashier.deposit (order_id, site_id, member_id, currency, method_id, psp_id, client_key, request_hash,
       asked_minor, state, payment_ref, received_minor, received_currency, created_at, changed_at)
     select 'd' || member_id, 1, member_id, 'USD', method_id, 'BANK', 'd', '', 5000, 'credited', 'p' || member_id, 5000,
       'USD', t, t
     from app.member, cashier.method, lateral (select $1::date + (member_id % 31)::int * interval '1 day' as t) at
     where not is_agent and member_id % 10 = 0`,
    [month.first],
  );
  await client.query(
    `insert into cashier.step (order_id, seq, from_state, to_state, cause, actor, at)
     select order_id, 1, 'open', 'credited', 'message', 'psp', created_at from cashier.deposit`,
  );
  await client.query(
    `insert into promo.award (site_id, member_id, currency, amount_minor, turnover_percent, source_type, source_id, awarded_at)
     select 1, member_id, 'USD', 300, 100, 'sign_in', member_id::text, $1::date + (member_id % 31)::int * interval '1 day'
     from app.member where not is_agent and member_id % 5 = 0`,
    [month.first],
  );
}

-- Many plays at once: of each a stake from a member's main account to the house's, a payout the other way, or both
-- (null for what it has not), and of a stake a part that the house's account gives to a jackpot. Answers as ledger.post
-- would, one after another; no rows, and nothing written, unless all are covered and all keys are free. The balances
-- are locked by the caller. Whatever the statistics say, every
-- table here is reached by its index: a plan made while the tables are small has to serve when they are large.
create or replace function ledger.post_plays(
  p_scopes text[], p_keys text[], p_request_hashes bytea[], p_kinds text[], p_notes jsonb[],
  p_member_accounts bigint[], p_house_accounts bigint[], p_stakes bigint[], p_payouts bigint[],
  p_contributions ledger.contribution[] default null
) returns setof ledger.post_result language plpgsql
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_count int := cardinality(p_keys);
  v_plays int;
  v_is_covered boolean;
  v_ids bigint[];
  -- of each move: its play, the number of its member's leg, what the member has after it
  v_moves int[];
  v_legs int[];
  v_amounts bigint[];
  v_afters bigint[];
  v_versions bigint[];
  v_is_last boolean[];
  -- of each play: what the member has after it, and whom to tell of a change
  v_main_afters bigint[];
  v_channels text[];
  v_currencies text[];
begin
  -- A member's balance after each move is what it was before the batch and all their amounts so far.
  with move as materialized (
    select p.n, m.step, b.account_id, m.amount_minor, a.member_id, a.currency,
      b.balance_minor + sum(m.amount_minor) over of_member as after_minor,
      b.version + row_number() over of_member as version,
      row_number() over of_member = count(*) over (partition by b.account_id) as is_last,
      2 * row_number() over of_play - 1 as leg
    from unnest(p_member_accounts, p_house_accounts, p_stakes, p_payouts)
      with ordinality as p (member_account, house_account, stake_minor, payout_minor, n)
    join ledger.account a on a.account_id = p.member_account and a.kind = 'member_main'
    join ledger.account h on h.account_id = p.house_account
      and not h.is_member and h.site_id = a.site_id and h.currency = a.currency
    join ledger.balance b on b.account_id = a.account_id
    cross join lateral (values (1, -p.stake_minor), (2, p.payout_minor)) as m (step, amount_minor)
    where m.amount_minor is not null
    window of_member as (partition by b.account_id order by p.n, m.step),
      of_play as (partition by p.n order by m.step)
  ), play as (
    select m.n, (array_agg(m.after_minor order by m.step desc))[1] as after_minor,
      case when sum(m.amount_minor) <> 0 then 'private-member.' || min(m.member_id) end as channel,
      min(m.currency) as currency
    from move m group by m.n
  )
  select s.is_covered, s.moves, s.legs, s.amounts, s.afters, s.versions, s.is_last,
    p.plays, p.afters, p.channels, p.currencies
  into v_is_covered, v_moves, v_legs, v_amounts, v_afters, v_versions, v_is_last,
    v_plays, v_main_afters, v_channels, v_currencies
  from (
    select bool_and(m.after_minor >= 0) as is_covered, array_agg(m.n) as moves, array_agg(m.leg) as legs,
      array_agg(m.amount_minor) as amounts, array_agg(m.after_minor) as afters, array_agg(m.version) as versions,
      array_agg(m.is_last) as is_last
    from move m
  ) s, (
    select count(*) as plays, array_agg(l.after_minor order by l.n) as afters,
      array_agg(l.channel order by l.n) as channels, array_agg(l.currency order by l.n) as currencies
    from play l
  ) p;
  if v_plays <> v_count or v_is_covered is not true then
    return;
  end if;

  -- Also makes the transaction's number, which ledger.roll_up_house() relies on, before its ids.
  perform pg_current_xact_id();
  v_ids := array(select nextval('ledger.transaction_transaction_id_seq') from generate_series(1, v_count));
  insert into ledger.transaction (transaction_id, scope, key, request_hash, kind, note)
    overriding system value
  select * from unnest(v_ids, p_scopes, p_keys, p_request_hashes, p_kinds, p_notes);
  insert into ledger.entry (transaction_id, leg, account_id, amount_minor, balance_after_minor, version)
  select v_ids[m.n], m.leg + side.leg, case side.leg when 0 then p_member_accounts[m.n] else p_house_accounts[m.n] end,
    case side.leg when 0 then m.amount_minor else -m.amount_minor end,
    case side.leg when 0 then m.after_minor end, case side.leg when 0 then m.version end
  from unnest(v_moves, v_legs, v_amounts, v_afters, v_versions) as m (n, leg, amount_minor, after_minor, version),
    (values (0), (1)) as side (leg);
  if p_contributions is not null then
    insert into ledger.entry (transaction_id, leg, account_id, amount_minor)
    select v_ids[c.n], 2 * num_nonnulls(p_stakes[c.n], p_payouts[c.n]) + side.leg,
      case side.leg when 1 then p_house_accounts[c.n] when 2 then c.pot_account else c.reserve_account end,
      case side.leg when 1 then -c.pot_minor - c.reserve_minor when 2 then c.pot_minor else c.reserve_minor end
    from unnest(p_contributions) with ordinality as c (pot_account, reserve_account, pot_minor, reserve_minor, n),
      (values (1), (2), (3)) as side (leg)
    where c.pot_account is not null;
  end if;
  update ledger.balance b set balance_minor = m.after_minor, version = m.version
  from unnest(v_moves, v_afters, v_versions, v_is_last) as m (n, after_minor, version, is_last)
  where b.account_id = p_member_accounts[m.n] and m.is_last;
  insert into app.outbox (channel, event, payload)
  select l.channel, 'member.cash',
    jsonb_build_object('cash', app.format_minor(l.after_minor, l.currency), 'currency', l.currency)
  from unnest(v_channels, v_main_afters, v_currencies) with ordinality as l (channel, after_minor, currency, n)
  where l.channel is not null order by l.n;
  return query
    select 'posted', l.transaction_id, l.main_after_minor
    from unnest(v_ids, v_main_afters) with ordinality as l (transaction_id, main_after_minor, n) order by l.n;
exception when unique_violation then
  -- a key that is taken, or twice in the batch: nothing of this attempt stays
  return;
end
$$;
revoke all on function ledger.post_plays from public;

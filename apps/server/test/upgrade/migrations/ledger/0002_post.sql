-- Up Migration
create type ledger.leg as (account_id bigint, amount_minor bigint);
-- outcome: posted | replayed | conflict | insufficient.
-- balance_after_minor is that of the first member_main leg's account: after the whole transaction (posted),
-- the same as it was stored (replayed), or what the wallet holds (insufficient).
create type ledger.post_result as (outcome text, transaction_id bigint, balance_after_minor bigint);

-- The answer that a key already has; null when the key is free.
create function ledger.stored_answer(p_scope text, p_key text, p_request_hash bytea)
returns ledger.post_result language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_result ledger.post_result;
  v_hash bytea;
begin
  select t.transaction_id, t.request_hash into v_result.transaction_id, v_hash
  from ledger.transaction t where t.scope = p_scope and t.key = p_key;
  if not found then
    return null;
  end if;
  if v_hash <> p_request_hash then
    v_result.outcome := 'conflict';
    return v_result;
  end if;
  v_result.outcome := 'replayed';
  select e.balance_after_minor into v_result.balance_after_minor
  from ledger.entry e
  where e.transaction_id = v_result.transaction_id and e.account_id = (
    select m.account_id from ledger.entry m join ledger.account a using (account_id)
    where m.transaction_id = v_result.transaction_id and a.kind = 'member_main'
    order by m.leg limit 1)
  order by e.leg desc limit 1;
  return v_result;
end
$$;

-- Any number of legs on any accounts; the body of ledger.post for what its fast path does not take.
-- Planned once for all arrays: planning anew for each costs twice what the function does.
create function ledger.post_legs(
  p_scope text, p_key text, p_request_hash bytea, p_kind text, p_legs ledger.leg[],
  p_reference_id bigint, p_note jsonb
) returns ledger.post_result language plpgsql
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_result ledger.post_result;
  v_count int := cardinality(p_legs);
  v_account ledger.account;
  v_site_id int;
  v_member_id bigint;
  v_account_ids bigint[] := '{}';
  v_amounts bigint[] := '{}';
  v_currencies text[] := '{}';
  v_is_member boolean[] := '{}';
  v_befores bigint[];
  v_afters bigint[];
  v_versions bigint[];
  v_balance record;
  v_running bigint;
  v_version bigint;
  v_first_main bigint;
  v_enough boolean := true;
begin
  if v_count is null or v_count < 2 then
    raise exception 'a transaction needs two legs or more';
  end if;
  for i in 1..v_count loop
    select * into v_account from ledger.account a where a.account_id = p_legs[i].account_id;
    if not found then
      raise exception 'account % does not exist', p_legs[i].account_id;
    end if;
    if v_site_id is distinct from v_account.site_id then
      if i > 1 then
        raise exception 'accounts of two sites in one transaction';
      end if;
      v_site_id := v_account.site_id;
    end if;
    if v_account.member_id is not null then
      if v_member_id <> v_account.member_id then
        raise exception 'accounts of two members in one transaction';
      end if;
      v_member_id := v_account.member_id;
      if v_first_main is null and v_account.kind = 'member_main' then
        v_first_main := i;
      end if;
    end if;
    v_account_ids := v_account_ids || v_account.account_id;
    v_amounts := v_amounts || p_legs[i].amount_minor;
    v_currencies := v_currencies || v_account.currency;
    v_is_member := v_is_member || v_account.is_member;
  end loop;
  perform 1 from unnest(v_currencies, v_amounts) as l (currency, amount_minor)
  group by l.currency having sum(l.amount_minor) is distinct from 0 or count(*) <> count(l.amount_minor);
  if found then
    raise exception 'the legs do not sum to zero';
  end if;

  -- Also makes the transaction's number, which ledger.roll_up_house() relies on, before its id.
  perform pg_current_xact_id();
  v_afters := array_fill(null::bigint, array[v_count]);
  v_versions := v_afters;
  v_befores := v_afters;
  for v_balance in
    select b.account_id, b.balance_minor, b.version from ledger.balance b
    where b.account_id = any (v_account_ids) order by b.account_id for no key update
  loop
    v_running := v_balance.balance_minor;
    v_version := v_balance.version;
    for i in 1..v_count loop
      if v_account_ids[i] = v_balance.account_id then
        if i = v_first_main then
          v_result.balance_after_minor := v_balance.balance_minor;
        end if;
        v_befores[i] := v_balance.balance_minor;
        v_running := v_running + v_amounts[i];
        v_version := v_version + 1;
        v_enough := v_enough and v_running >= 0;
        v_afters[i] := v_running;
        v_versions[i] := v_version;
      end if;
    end loop;
  end loop;

  if not v_enough then
    return coalesce(ledger.stored_answer(p_scope, p_key, p_request_hash),
                    ('insufficient', null, v_result.balance_after_minor)::ledger.post_result);
  end if;
  insert into ledger.transaction (scope, key, request_hash, kind, reference_id, note)
  values (p_scope, p_key, p_request_hash, p_kind, p_reference_id, p_note)
  on conflict (scope, key) do nothing
  returning transaction_id into v_result.transaction_id;
  if not found then
    return ledger.stored_answer(p_scope, p_key, p_request_hash);
  end if;

  insert into ledger.entry (transaction_id, leg, account_id, amount_minor, balance_after_minor, version)
  select v_result.transaction_id, l.leg, l.account_id, l.amount_minor, l.after_minor, l.version
  from unnest(v_account_ids, v_amounts, v_afters, v_versions)
    with ordinality as l (account_id, amount_minor, after_minor, version, leg);

  update ledger.balance b set balance_minor = l.after_minor, version = l.version
  from (select distinct on (u.account_id) u.account_id, u.after_minor, u.version
        from unnest(v_account_ids, v_afters, v_versions) as u (account_id, after_minor, version)
        where u.version is not null order by u.account_id, u.version desc) l
  where b.account_id = l.account_id;
  v_result.outcome := 'posted';
  if v_first_main is not null then
    v_result.balance_after_minor :=
      (select b.balance_minor from ledger.balance b where b.account_id = v_account_ids[v_first_main]);
  end if;
  insert into app.outbox (channel, event, payload)
  select 'private-member.' || a.member_id, 'member.cash',
         jsonb_build_object('cash', app.format_minor(b.balance_minor, a.currency), 'currency', a.currency)
  from ledger.account a join ledger.balance b using (account_id)
  where a.kind = 'member_main' and exists (
    select from unnest(v_account_ids, v_befores) as u (account_id, before_minor)
    where u.account_id = a.account_id and u.before_minor <> b.balance_minor)
    and a.account_id = any (v_account_ids);
  return v_result;
end
$$;

-- The one way money moves. In the caller's transaction: locks the member balances in account order, refuses
-- what would go below zero, then writes transaction, entries, balances and one member.cash event for each
-- main account whose balance changed. The lock comes before the key is looked up, so that of equal requests
-- at the same time the second sees what the first stored; the unique key holds where no lock is shared.
-- Raises on what no caller may ask for: unknown accounts, legs that do not sum to zero in a currency, two
-- sites or two members in one transaction.
--
-- Written out for the one shape nearly every bet has: two legs, a member's account and the house's.
create function ledger.post(
  p_scope text, p_key text, p_request_hash bytea, p_kind text, p_legs ledger.leg[],
  p_reference_id bigint default null, p_note jsonb default null
) returns ledger.post_result language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_one ledger.account;
  v_two ledger.account;
  v_member ledger.account;
  v_amount_minor bigint;
  v_after_minor bigint;
  v_version bigint;
  v_transaction_id bigint;
  v_main_after_minor bigint;
begin
  if cardinality(p_legs) = 2 and p_legs[1].amount_minor + p_legs[2].amount_minor = 0 then
    select * into v_one from ledger.account a where a.account_id = p_legs[1].account_id;
    select * into v_two from ledger.account a where a.account_id = p_legs[2].account_id;
  end if;
  if (v_one.is_member <> v_two.is_member and v_one.site_id = v_two.site_id and v_one.currency = v_two.currency)
    is not true
  then
    return ledger.post_legs(p_scope, p_key, p_request_hash, p_kind, p_legs, p_reference_id, p_note);
  end if;
  if v_one.is_member then
    v_member := v_one;
    v_amount_minor := p_legs[1].amount_minor;
  else
    v_member := v_two;
    v_amount_minor := p_legs[2].amount_minor;
  end if;

  select b.balance_minor + v_amount_minor, b.version + 1 into strict v_after_minor, v_version
  from ledger.balance b where b.account_id = v_member.account_id for no key update;
  if v_member.kind = 'member_main' then
    v_main_after_minor := v_after_minor;
  end if;
  if v_after_minor < 0 then
    return coalesce(ledger.stored_answer(p_scope, p_key, p_request_hash),
                    ('insufficient', null, v_main_after_minor - v_amount_minor)::ledger.post_result);
  end if;
  insert into ledger.transaction (scope, key, request_hash, kind, reference_id, note)
  values (p_scope, p_key, p_request_hash, p_kind, p_reference_id, p_note)
  on conflict (scope, key) do nothing
  returning transaction_id into v_transaction_id;
  if not found then
    return ledger.stored_answer(p_scope, p_key, p_request_hash);
  end if;
  insert into ledger.entry (transaction_id, leg, account_id, amount_minor, balance_after_minor, version)
  values (v_transaction_id, 1, v_one.account_id, p_legs[1].amount_minor,
          case when v_one.is_member then v_after_minor end, case when v_one.is_member then v_version end),
         (v_transaction_id, 2, v_two.account_id, p_legs[2].amount_minor,
          case when v_two.is_member then v_after_minor end, case when v_two.is_member then v_version end);
  update ledger.balance set balance_minor = v_after_minor, version = v_version
  where account_id = v_member.account_id;
  if v_main_after_minor is not null and v_amount_minor <> 0 then
    insert into app.outbox (channel, event, payload)
    values ('private-member.' || v_member.member_id, 'member.cash',
            jsonb_build_object('cash', app.format_minor(v_after_minor, v_member.currency),
                               'currency', v_member.currency));
  end if;
  return ('posted', v_transaction_id, v_main_after_minor)::ledger.post_result;
end
$$;

-- The common batch at once: only pairs of a member's and a house account, all covered, all keys free.
-- Answers as ledger.post would, one after another; no rows, and nothing written, when the batch is not of
-- that kind. The balances are locked by the caller. Whatever the statistics say, every table here is reached
-- by its index: a plan made while the tables are small has to serve when they are large.
create function ledger.post_pairs(
  p_scopes text[], p_keys text[], p_request_hashes bytea[], p_kinds text[],
  p_leg_accounts bigint[], p_leg_amounts bigint[], p_reference_ids bigint[], p_notes jsonb[]
) returns setof ledger.post_result language plpgsql
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_count int := cardinality(p_keys);
  v_pairs int;
  v_is_covered boolean;
  v_ids bigint[];
  v_account_ids bigint[];
  v_afters bigint[];
  v_versions bigint[];
  v_is_first boolean[];
  v_is_last boolean[];
  v_main_afters bigint[];
  v_channels text[];
  v_currencies text[];
begin
  if cardinality(p_leg_accounts) <> 2 * v_count then
    return;
  end if;
  -- A member's balance after each operation is what it was before the batch and all its amounts so far.
  select count(*), coalesce(bool_and(p.after_minor >= 0), false),
    array_agg(p.account_id order by p.n), array_agg(p.after_minor order by p.n), array_agg(p.version order by p.n),
    array_agg(p.is_first order by p.n), array_agg(p.is_last order by p.n),
    array_agg(case when p.kind = 'member_main' then p.after_minor end order by p.n),
    array_agg(case when p.kind = 'member_main' and p.amount_minor <> 0 then 'private-member.' || p.member_id end
              order by p.n),
    array_agg(p.currency order by p.n)
  into v_pairs, v_is_covered, v_account_ids, v_afters, v_versions, v_is_first, v_is_last, v_main_afters, v_channels,
    v_currencies
  from (
    select n, b.account_id, one.is_member as is_first, one.currency, p_leg_amounts[2 * n] as amount_minor,
      case when one.is_member then one.kind else two.kind end as kind, coalesce(one.member_id, two.member_id) as member_id,
      b.balance_minor
        + sum(case when one.is_member then p_leg_amounts[2 * n - 1] else p_leg_amounts[2 * n] end) over w as after_minor,
      b.version + row_number() over w as version,
      row_number() over w = count(*) over (partition by b.account_id) as is_last
    from generate_series(1, v_count) n
    join ledger.account one on one.account_id = p_leg_accounts[2 * n - 1]
    join ledger.account two on two.account_id = p_leg_accounts[2 * n]
    join ledger.balance b on b.account_id = case when one.is_member then one.account_id else two.account_id end
    where one.is_member <> two.is_member and one.site_id = two.site_id and one.currency = two.currency
      and p_leg_amounts[2 * n - 1] + p_leg_amounts[2 * n] = 0
    window w as (partition by b.account_id order by n)
  ) p;
  if v_pairs <> v_count or not v_is_covered then
    return;
  end if;

  v_ids := array(select nextval('ledger.transaction_transaction_id_seq') from generate_series(1, v_count));
  insert into ledger.transaction (transaction_id, scope, key, request_hash, kind, reference_id, note)
    overriding system value
  select * from unnest(v_ids, p_scopes, p_keys, p_request_hashes, p_kinds, p_reference_ids, p_notes);
  insert into ledger.entry (transaction_id, leg, account_id, amount_minor, balance_after_minor, version)
  select l.transaction_id, leg, p_leg_accounts[2 * (l.n - 1) + leg], p_leg_amounts[2 * (l.n - 1) + leg],
    case when l.is_first = (leg = 1) then l.after_minor end, case when l.is_first = (leg = 1) then l.version end
  from unnest(v_ids, v_afters, v_versions, v_is_first)
    with ordinality as l (transaction_id, after_minor, version, is_first, n), generate_series(1, 2) leg;
  update ledger.balance b set balance_minor = l.after_minor, version = l.version
  from unnest(v_account_ids, v_afters, v_versions, v_is_last) as l (account_id, after_minor, version, is_last)
  where b.account_id = l.account_id and l.is_last;
  insert into app.outbox (channel, event, payload)
  select l.channel, 'member.cash',
    jsonb_build_object('cash', app.format_minor(l.after_minor, l.currency), 'currency', l.currency)
  from unnest(v_channels, v_afters, v_currencies) as l (channel, after_minor, currency)
  where l.channel is not null;
  return query
    select 'posted', l.transaction_id, l.main_after_minor
    from unnest(v_ids, v_main_afters) as l (transaction_id, main_after_minor);
exception when unique_violation then
  -- a key that is taken, or twice in the batch: nothing of this attempt stays
  return;
end
$$;

-- Many posts in one statement and one commit; an answer each, in their order. Each operation's legs follow
-- one another in p_leg_accounts and p_leg_amounts, p_leg_counts of them. All balances are locked in account
-- order first, so that two batches never wait for each other in a circle. One bad operation fails them all.
create function ledger.post_many(
  p_scopes text[], p_keys text[], p_request_hashes bytea[], p_kinds text[],
  p_leg_counts int[], p_leg_accounts bigint[], p_leg_amounts bigint[],
  p_reference_ids bigint[], p_notes jsonb[]
) returns setof ledger.post_result language plpgsql security definer
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_legs ledger.leg[];
  v_at int := 0;
begin
  perform from ledger.balance b where b.account_id = any (p_leg_accounts) order by b.account_id for no key update;
  if 2 = all (p_leg_counts) and cardinality(p_keys) > 1 then
    return query select * from ledger.post_pairs(p_scopes, p_keys, p_request_hashes, p_kinds, p_leg_accounts,
                                                 p_leg_amounts, p_reference_ids, p_notes);
    if found then
      return;
    end if;
  end if;
  for i in 1..cardinality(p_keys) loop
    v_legs := '{}';
    for j in v_at + 1..v_at + p_leg_counts[i] loop
      v_legs := v_legs || (p_leg_accounts[j], p_leg_amounts[j])::ledger.leg;
    end loop;
    v_at := v_at + p_leg_counts[i];
    return next ledger.post(p_scopes[i], p_keys[i], p_request_hashes[i], p_kinds[i], v_legs,
                            p_reference_ids[i], p_notes[i]);
  end loop;
end
$$;

revoke all on all functions in schema ledger from public;
grant execute on function ledger.post, ledger.post_many to platform_app;

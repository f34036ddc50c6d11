-- Any number of legs on any accounts; the body of ledger.post for what its fast path does not take.
-- Planned once for all arrays: planning anew for each costs twice what the function does.
create or replace function ledger.post_legs(
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
    raise exception 'a transaction needs two legs or more' using errcode = 'HL002';
  end if;
  for i in 1..v_count loop
    select * into v_account from ledger.account a where a.account_id = p_legs[i].account_id;
    if not found then
      raise exception 'account % does not exist', p_legs[i].account_id using errcode = 'HL001';
    end if;
    if v_site_id is distinct from v_account.site_id then
      if i > 1 then
        raise exception 'accounts of two sites in one transaction' using errcode = 'HL004';
      end if;
      v_site_id := v_account.site_id;
    end if;
    if v_account.member_id is not null then
      if v_member_id <> v_account.member_id then
        raise exception 'accounts of two members in one transaction' using errcode = 'HL005';
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
    raise exception 'the legs do not sum to zero' using errcode = 'HL003';
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
  where a.kind = 'member_main' and (a.member_id, a.currency) in (
    select c.member_id, c.currency
    from unnest(v_account_ids, v_befores) as u (account_id, before_minor)
    join ledger.account c using (account_id) join ledger.balance n using (account_id)
    where c.kind in ('member_main', 'member_bonus') and u.before_minor <> n.balance_minor);
  return v_result;
end
$$;
revoke all on function ledger.post_legs from public;

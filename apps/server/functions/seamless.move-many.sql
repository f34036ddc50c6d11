-- The common batch at once: moves of money alone, each of which an open session and its round allow, all covered, all
-- new, all of different rounds. Answers as seamless.move_money would, one after another; no rows, and nothing written,
-- when the batch is not of that kind. The balances are locked by execute_many.
create or replace function seamless.move_many(p_operations jsonb)
returns setof seamless.answer language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_count int := jsonb_array_length(p_operations);
  v_found int;
  v_rounds int;
  v_scopes text[];
  v_keys text[];
  v_hashes bytea[];
  v_kinds text[];
  v_notes jsonb[];
  v_main_accounts bigint[];
  v_ggr_accounts bigint[];
  v_stakes bigint[];
  v_payouts bigint[];
  v_currencies text[];
  -- what each gives to a jackpot; null for a batch of which none does
  v_contributions ledger.contribution[];
  v_ids bigint[];
  v_cash bigint[];
begin
  select count(*), count(distinct o.member_ref || ' ' || o.round_id || ' ' || o.gp_id),
    array_agg('seamless:' || o.gp_id order by o.ordinality),
    array_agg(o.transaction_id order by o.ordinality),
    array_agg(decode(o.request_hash, 'hex') order by o.ordinality),
    array_agg('seamless_' || replace(o.method, '-', '_') order by o.ordinality),
    array_agg(o.note order by o.ordinality),
    array_agg(s.main_account_id order by o.ordinality), array_agg(s.ggr_account_id order by o.ordinality),
    array_agg(case when o.method in ('bet', 'bet-win') then o.stake_minor end order by o.ordinality),
    array_agg(case when o.method <> 'bet' then o.payout_minor end order by o.ordinality),
    array_agg(s.currency order by o.ordinality),
    case when bool_or(s.pot_account_id is not null and o.contribution_minor > 0) then
      array_agg(case when s.pot_account_id is not null and o.contribution_minor > 0 then
        (s.pot_account_id, s.reserve_account_id, o.contribution_minor - o.contribution_minor * s.reserve_percent / 100,
         o.contribution_minor * s.reserve_percent / 100)::ledger.contribution end order by o.ordinality) end
  into v_found, v_rounds, v_scopes, v_keys, v_hashes, v_kinds, v_notes, v_main_accounts, v_ggr_accounts, v_stakes,
    v_payouts, v_currencies, v_contributions
  from rows from (jsonb_populate_recordset(null::seamless.operation, p_operations)) with ordinality as o
  join seamless.session s on s.token_hash = decode(o.token_hash, 'hex')
  join app.member m on m.member_id = s.member_id
  where o.method in ('bet', 'win', 'bet-win', 'bonus-win', 'adjust')
    and s.gp_id = o.gp_id and s.site_id = o.site_id and s.member_id::text = o.member_ref and s.currency = o.currency
    and not exists (select from seamless.rollback r where r.gp_id = o.gp_id and r.member_id = s.member_id
                    and r.reference_transaction_id = o.transaction_id)
    -- what stops a bet; never asked of wins and adjustments
    and (o.method not in ('bet', 'bet-win')
         or m.status = 'active' and s.ended_at is null and s.expires_at > clock_timestamp()
            and (s.game_code = o.game_code or seamless.hall_has_game(s, o.game_code))
            -- each looked up by its whole key: joined, the planner reads all rounds of the members
            and not exists (select from seamless.round r where r.gp_id = o.gp_id and r.member_id = s.member_id
                            and r.round_id = o.round_id and r.is_closed))
    and (o.method <> 'win' or exists (
      select from seamless.round r where r.gp_id = o.gp_id and r.member_id = s.member_id
      and r.round_id = o.round_id and r.bet_count > 0))
    and (o.contribution_minor > o.stake_minor::numeric * s.contribution_limit_bp / 10000) is not true;
  if v_found <> v_count or v_rounds <> v_count then
    return;
  end if;

  select array_agg(p.transaction_id), array_agg(p.balance_after_minor) into v_ids, v_cash
  from ledger.post_plays(v_scopes, v_keys, v_hashes, v_kinds, v_notes, v_main_accounts, v_ggr_accounts, v_stakes,
                         v_payouts, v_contributions) p;
  if v_ids is null then
    return;
  end if;

  insert into seamless.round as r
    (gp_id, member_id, round_id, site_id, game_code, currency, stake_minor, payout_minor, bet_count, is_closed)
  select o.gp_id, o.member_ref::bigint, o.round_id, o.site_id, o.game_code, o.currency, o.stake_minor, o.payout_minor,
    (o.method in ('bet', 'bet-win'))::int, o.round_closed
  from jsonb_populate_recordset(null::seamless.operation, p_operations) o
  on conflict (gp_id, member_id, round_id) do update
    set stake_minor = r.stake_minor + excluded.stake_minor, payout_minor = r.payout_minor + excluded.payout_minor,
        bet_count = r.bet_count + excluded.bet_count, is_closed = r.is_closed or excluded.is_closed,
        changed_at = excluded.changed_at;
  if v_contributions is not null then
    insert into app.jackpot_round as j
      (gp_id, member_id, round_id, site_id, currency, game_code, contribution_minor)
    select o.gp_id, o.member_ref::bigint, o.round_id, o.site_id, o.currency, o.game_code, o.contribution_minor
    from rows from (jsonb_populate_recordset(null::seamless.operation, p_operations)) with ordinality as o
    where v_contributions[o.ordinality] is not null
    on conflict (gp_id, member_id, round_id) do update
      set contribution_minor = j.contribution_minor + excluded.contribution_minor;
  end if;
  return query
    select 'OK', a.transaction_id, a.cash_minor, a.currency, false, null::boolean, null::bigint
    from unnest(v_ids, v_cash, v_currencies) with ordinality as a (transaction_id, cash_minor, currency, n)
    order by a.n;
end
$$;
revoke all on function seamless.move_many from public;

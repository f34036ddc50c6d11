-- The plain ones among many operations at once: moves of money alone, which an open session, their round and the member's
-- bonus allow, new, and covered by one wallet. Answers as seamless.move_money would, one after another, each in its place; null for what it leaves to
-- that: whatever is not plain, and all else of the same member, since a member's operations have an order. The balances
-- are locked by execute_many, which also sees to it that whole tables are never read.
create or replace function seamless.move_many(p_operations jsonb)
returns seamless.answer[] language plpgsql as $$
declare
  v_plain int;
  v_rounds_apart int;
  v_keys int;
  v_feeds boolean;
  -- nearly always nothing is switched off
  v_is_any_stopped boolean := exists (select from app.play_stop);
  v_plays ledger.play[];
  v_parts seamless.round_part[];
  v_with_bonus int[];
  v_judged promo.judgement[];
  v_judgement promo.judgement;
  v_left_out int;
  v_posted ledger.post_result[];
  v_answers seamless.answer[];
begin
  -- Round, rollback and transaction are looked up by their whole key for each operation: the limits keep the planner
  -- from reading a whole table into a hash instead. A play that is not plain has no member's account.
  select count(*) filter (where c.is_plain), count(distinct c.round_key collate "C"), count(distinct c.key collate "C"),
    bool_or(c.fed_minor > 0),
    array_agg(('seamless:' || c.gp_id, c.transaction_id, decode(c.request_hash, 'hex'),
      'seamless_' || replace(c.method, '-', '_'), c.note, case when c.is_plain then c.main_account_id end,
      c.ggr_account_id, case when c.is_bet then c.stake_minor end, case when c.method <> 'bet' then c.payout_minor end,
      case when c.fed_minor > 0 then c.pot_account_id end, c.reserve_account_id,
      c.fed_minor - c.fed_minor * c.reserve_percent / 100, c.fed_minor * c.reserve_percent / 100)::ledger.play
      order by c.ordinality),
    array_agg((c.gp_id, c.member_id, c.round_id, c.site_id, c.game_code, c.currency, c.stake_minor, c.payout_minor,
      c.is_bet::int, c.round_closed, 0, 0)::seamless.round_part order by c.ordinality),
    array_agg(c.ordinality::int) filter (where c.is_plain and c.has_bonus)
  into v_plain, v_rounds_apart, v_keys, v_feeds, v_plays, v_parts, v_with_bonus
  from (
    select o.*, s.member_id, s.main_account_id, s.ggr_account_id, s.pot_account_id, s.reserve_account_id,
      s.reserve_percent, g.has_bonus, o.method in ('bet', 'bet-win') as is_bet,
      o.member_ref || ' ' || o.round_id || ' ' || o.gp_id as round_key,
      o.transaction_id || ' ' || o.gp_id as key,
      case when s.pot_account_id is not null then o.contribution_minor end as fed_minor,
      (o.method in ('bet', 'win', 'bet-win', 'bonus-win', 'adjust')
       and s.gp_id = o.gp_id and s.site_id = o.site_id and s.member_id::text = o.member_ref and s.currency = o.currency
       and b.is_there is null and t.is_there is null
       -- what stops a bet; never asked of wins and adjustments
       and (o.method not in ('bet', 'bet-win')
            or g.bet_blocked_until <= clock_timestamp() and s.ended_at is null and s.expires_at > clock_timestamp()
               and (s.game_code = o.game_code or seamless.hall_has_game(s, o.game_code))
               and r.is_closed is not true
               and not (v_is_any_stopped and seamless.is_stopped(o.gp_id, o.game_code)))
       and (o.method <> 'win' or r.bet_count > 0)
       -- what is put right of a round that a bonus has staked on
       and (o.method <> 'adjust' or coalesce(r.bonus_stake_minor, 0) = 0)
       -- what is counted is counted one by one
       and not g.has_loss_limit
       and (o.contribution_minor > o.stake_minor::numeric * s.contribution_limit_bp / 10000) is not true
      ) is true as is_plain
    from rows from (jsonb_populate_recordset(null::seamless.operation, p_operations)) with ordinality as o
    left join seamless.session s on s.token_hash = decode(o.token_hash, 'hex')
    left join protect.guard g on g.member_id = s.member_id
    left join lateral (
      select r.is_closed, r.bet_count, r.bonus_stake_minor from seamless.round r
      where r.gp_id = o.gp_id and r.member_id = s.member_id and r.round_id = o.round_id limit 1) r on true
    left join lateral (
      select true as is_there from seamless.rollback b
      where b.gp_id = o.gp_id and b.member_id = s.member_id and b.reference_transaction_id = o.transaction_id
      limit 1) b on true
    left join lateral (
      select true as is_there from ledger.transaction t
      where t.scope = 'seamless:' || o.gp_id and t.key = o.transaction_id limit 1) t on true
  ) c;
  -- nearly always nobody has one
  if v_with_bonus is not null then
    v_judged := promo.judge_plays(v_plays, v_parts, v_with_bonus);
    foreach v_judgement in array v_judged loop
      if not v_judgement.is_taken then
        v_plays[v_judgement.place].member_account := null;
        v_plain := v_plain - 1;
      elsif v_judgement.is_of_bonus then
        v_plays[v_judgement.place].member_account := v_judgement.account_id;
        v_parts[v_judgement.place].bonus_stake_minor := v_parts[v_judgement.place].stake_minor;
        v_parts[v_judgement.place].bonus_payout_minor := v_parts[v_judgement.place].payout_minor;
      end if;
    end loop;
  end if;
  if v_plain < cardinality(v_plays) or v_rounds_apart < cardinality(v_plays) or v_keys < cardinality(v_plays) then
    for v_left_out in
      select l.n
      from (
        select p.n, bool_and(p.is_plain and p.is_alone) over (partition by p.member_ref) as is_taken
        from (
          select o.n, o.operation ->> 'member_ref' as member_ref, v_plays[o.n].member_account is not null as is_plain,
            count(*) over (partition by o.operation -> 'gp_id', o.operation -> 'transaction_id') = 1
              and count(*) over (partition by o.operation -> 'gp_id', o.operation -> 'member_ref',
                                              o.operation -> 'round_id') = 1 as is_alone
          from jsonb_array_elements(p_operations) with ordinality as o (operation, n)
        ) p
      ) l where not l.is_taken
    loop
      v_plays[v_left_out].member_account := null;
    end loop;
  end if;

  v_posted := ledger.post_plays(v_plays, v_feeds);

  with played as materialized (
    select p.*
    from rows from (unnest(v_posted), unnest(v_parts)) with ordinality
      as p (outcome, transaction_id, cash_minor, gp_id, member_id, round_id, site_id, game_code, currency, stake_minor,
            payout_minor, bet_count, is_closed, bonus_stake_minor, bonus_payout_minor, n)
  ), rounds as (
    insert into seamless.round as r
      (gp_id, member_id, round_id, site_id, game_code, currency, stake_minor, payout_minor, bet_count, is_closed,
       bonus_stake_minor, bonus_payout_minor)
    select p.gp_id, p.member_id, p.round_id, p.site_id, p.game_code, p.currency, p.stake_minor, p.payout_minor,
      p.bet_count, p.is_closed, p.bonus_stake_minor, p.bonus_payout_minor
    from played p where p.transaction_id is not null
    on conflict (gp_id, member_id, round_id) do update
      set stake_minor = r.stake_minor + excluded.stake_minor, payout_minor = r.payout_minor + excluded.payout_minor,
          bet_count = r.bet_count + excluded.bet_count, is_closed = r.is_closed or excluded.is_closed,
          bonus_stake_minor = r.bonus_stake_minor + excluded.bonus_stake_minor,
          bonus_payout_minor = r.bonus_payout_minor + excluded.bonus_payout_minor, changed_at = excluded.changed_at
  )
  select array_agg(case when p.transaction_id is not null then
    ('OK', p.transaction_id, p.cash_minor, p.currency, false, null, null, null)::seamless.answer end order by p.n)
  into v_answers from played p;
  if v_judged is not null then
    perform promo.note_plays(v_judged, v_parts, v_posted);
    foreach v_judgement in array v_judged loop
      if v_judgement.is_of_bonus and v_answers[v_judgement.place].status is not null then
        v_answers[v_judgement.place].bonus_minor := v_answers[v_judgement.place].cash_minor;
        v_answers[v_judgement.place].cash_minor := v_judgement.cash_minor;
      elsif v_answers[v_judgement.place].status is not null then
        v_answers[v_judgement.place].bonus_minor := v_judgement.bonus_minor;
      end if;
    end loop;
  end if;
  if v_feeds then
    insert into app.jackpot_round as j
      (gp_id, member_id, round_id, site_id, currency, game_code, contribution_minor)
    select f.gp_id, f.member_id, f.round_id, f.site_id, f.currency, f.game_code, f.pot_minor + f.reserve_minor
    from (
      select (v_parts[u.n]).*, v_plays[u.n].pot_account, v_plays[u.n].pot_minor, v_plays[u.n].reserve_minor
      from unnest(v_answers) with ordinality
        as u (status, wallet_transaction_id, cash_minor, currency, replayed, applied, amount_minor, bonus_minor, n)
      where u.status is not null
    ) f
    where f.pot_account is not null
    on conflict (gp_id, member_id, round_id) do update
      set contribution_minor = j.contribution_minor + excluded.contribution_minor;
  end if;
  return v_answers;
end
$$;
revoke all on function seamless.move_many from public;

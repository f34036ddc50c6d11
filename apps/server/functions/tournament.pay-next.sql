-- Pays the next prize of tournaments that are frozen, once, in one commit: `paid`. `blocked`: no bet is taken from the member;
-- it is tried again after a while. `done`: a tournament has paid all that it owes. Null: nothing is due.
create or replace function tournament.pay_next(p_now timestamptz)
returns text language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_tournament tournament.tournament;
  v_result tournament.result;
  v_reward_id bigint;
begin
  -- a tournament whose prizes others are paying is theirs
  select * into v_tournament from tournament.tournament t
  where t.state = 'frozen' and (
    not exists (select from tournament.result r
      where r.tournament_id = t.tournament_id and r.prize_minor is not null and r.paid_at is null)
    or exists (select from tournament.result r
      where r.tournament_id = t.tournament_id and r.prize_minor is not null and r.paid_at is null
        and (r.next_try_at is null or r.next_try_at <= p_now)))
  order by t.tournament_id limit 1 for no key update skip locked;
  if not found then
    return null;
  end if;
  select * into v_result from tournament.result r
  where r.tournament_id = v_tournament.tournament_id and r.prize_minor is not null and r.paid_at is null
    and (r.next_try_at is null or r.next_try_at <= p_now)
  order by r.rank limit 1 for no key update;
  if not found then
    -- the last one may have been paid meanwhile; who is blocked is still owed
    update tournament.tournament t set state = 'paid', paid_at = p_now
    where t.tournament_id = v_tournament.tournament_id and not exists (select from tournament.result r
      where r.tournament_id = t.tournament_id and r.prize_minor is not null and r.paid_at is null);
    return 'done';
  end if;
  v_reward_id := promo.give_reward(v_tournament.site_id, v_result.member_id, v_tournament.currency, v_result.prize_minor,
    v_tournament.pays, v_tournament.wagering_percent, v_tournament.bonus_gt_id, v_tournament.bonus_days, 'tournament',
    format('%s:%s', v_result.tournament_id, v_result.member_id), p_now);
  if v_reward_id is null then
    update tournament.result r set next_try_at = p_now + interval '10 minutes'
    where r.tournament_id = v_result.tournament_id and r.rank = v_result.rank;
    return 'blocked';
  end if;
  update tournament.result r set reward_id = v_reward_id, paid_at = p_now, next_try_at = null
  where r.tournament_id = v_result.tournament_id and r.rank = v_result.rank;
  update tournament.tournament t set paid_minor = t.paid_minor + v_result.prize_minor
  where t.tournament_id = v_tournament.tournament_id;
  return 'paid';
end
$$;
revoke all on function tournament.pay_next from public;
grant execute on function tournament.pay_next to platform_app;

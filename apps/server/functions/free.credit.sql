-- Gives what the rounds of an award that is over have won, once: as cash, or as a bonus whose days begin now. False, and
-- nothing is given: no bet is taken from the member; it is tried again after a minute.
create or replace function free.credit(p_award_id bigint, p_now timestamptz)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  a free.award;
  v_given_id bigint;
begin
  select * into a from free.award f where f.award_id = p_award_id for no key update;
  if a.ended_at is null or a.credited_at is not null then
    return true;
  end if;
  if a.won_minor > 0 then
    v_given_id := promo.give_reward(a.site_id, a.member_id, a.currency, a.won_minor, a.pays, a.wagering_percent, a.gt_id,
      a.bonus_days, 'free_rounds', a.award_id::text, p_now);
  end if;
  if a.won_minor > 0 and v_given_id is null then
    update free.award set next_step_at = p_now + interval '1 minute' where award_id = p_award_id;
    return false;
  end if;
  update free.award set credited_at = p_now, next_step_at = null where award_id = p_award_id;
  return true;
end
$$;
revoke all on function free.credit from public;
grant execute on function free.credit to platform_app;

-- Writes an award, before its provider hears of it, and answers its number. Once for its source.
create or replace function free.give(p_award jsonb, p_now timestamptz)
returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  a free.award := jsonb_populate_record(null::free.award, p_award);
  v_award_id bigint;
begin
  insert into free.award as f
    (site_id, member_id, currency, gp_id, gt_id, game_code, round_count, stake_minor, pays, wagering_percent, bonus_days,
     change_request_id, source_type, source_id, given_at, expires_at, next_step_at)
  values (a.site_id, a.member_id, a.currency, a.gp_id, a.gt_id, a.game_code, a.round_count, a.stake_minor, a.pays,
    a.wagering_percent, a.bonus_days, a.change_request_id, a.source_type, a.source_id, p_now, a.expires_at, p_now)
  on conflict (source_type, source_id) do update set source_id = f.source_id
  returning award_id into v_award_id;
  return v_award_id;
end
$$;
revoke all on function free.give from public;
grant execute on function free.give to platform_app;

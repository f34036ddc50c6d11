-- Freezes the standings of one tournament that is over: all that was played before its end is counted, so long ago that
-- what is told or taken back late has come, and nothing waits for its standings. Answers it, or null where none is due.
create or replace function tournament.freeze_due(p_now timestamptz, p_settled interval)
returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_tournament tournament.tournament;
begin
  -- nobody counts meanwhile
  if not pg_try_advisory_xact_lock(hashtext('tournament.count')) then
    return null;
  end if;
  select * into v_tournament from tournament.tournament t
  where t.state = 'announced' and t.end_at + p_settled <= p_now
    and t.end_at <= (select g.counted_until from play.progress g)
    and not exists (
      select from tournament.touched k join play.round r using (gp_id, member_id, round_id, is_told)
      where r.site_id = t.site_id and r.currency = t.currency and r.closed_at >= t.starts_at and r.closed_at < t.end_at)
  order by t.tournament_id limit 1 for no key update skip locked;
  if not found then
    return null;
  end if;
  insert into tournament.result (tournament_id, rank, member_id, score, reached_at, prize_minor)
  select v_tournament.tournament_id, s.rank, s.member_id, s.score, s.reached_at, z.amount_minor
  from (
    select row_number() over (order by n.score desc, n.reached_at, n.member_id)::integer as rank, n.*
    from tournament.standing n where n.tournament_id = v_tournament.tournament_id and n.score > 0
  ) s
  left join tournament.prize z
    on z.tournament_id = v_tournament.tournament_id and s.rank between z.from_rank and z.to_rank;
  update tournament.tournament t set state = 'frozen', frozen_at = p_now, changed_at = p_now
  where t.tournament_id = v_tournament.tournament_id;
  return v_tournament.tournament_id;
end
$$;
revoke all on function tournament.freeze_due from public;
grant execute on function tournament.freeze_due to platform_app;

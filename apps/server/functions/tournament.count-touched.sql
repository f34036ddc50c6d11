-- Brings standings to where the facts are, by so many rounds at most, and answers how many those were. One process counts
-- at a time; the others answer 0. Standings change with the rounds that they are made of in one commit.
create or replace function tournament.count_touched(p_limit integer, p_now timestamptz)
returns integer language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_taken integer;
  v_tournaments bigint[];
  v_members bigint[];
  v_scores bigint[];
  v_rounds bigint[];
begin
  if not pg_try_advisory_xact_lock(hashtext('tournament.count')) then
    return 0;
  end if;
  with taken as (
    delete from tournament.touched k
    where (k.gp_id, k.member_id, k.round_id, k.is_told) in (
      select w.gp_id, w.member_id, w.round_id, w.is_told from tournament.touched w limit p_limit for update skip locked)
    returning k.gp_id, k.member_id, k.round_id, k.is_told
  ), scored as (
    select t.tournament_id, r.member_id, r.gp_id, r.round_id, r.is_told, r.closed_at,
      tournament.assess(t, r, e.joined_at) as score, coalesce(p.score, 0) as before
    from taken k
    join play.round r using (gp_id, member_id, round_id, is_told)
    join tournament.tournament t on t.site_id = r.site_id and t.currency = r.currency and t.state = 'announced'
      and r.closed_at >= t.starts_at and r.closed_at < t.end_at
    left join tournament.entry e on e.tournament_id = t.tournament_id and e.member_id = r.member_id
    left join tournament.play p on p.tournament_id = t.tournament_id and p.member_id = r.member_id
      and p.gp_id = r.gp_id and p.round_id = r.round_id and p.is_told = r.is_told
  ), written as (
    insert into tournament.play (tournament_id, member_id, gp_id, round_id, is_told, score, closed_at)
    select s.tournament_id, s.member_id, s.gp_id, s.round_id, s.is_told, s.score, s.closed_at
    from scored s where s.score <> s.before
    on conflict (tournament_id, member_id, gp_id, round_id, is_told) do update set score = excluded.score
  ), news as (
    select s.tournament_id, s.member_id, sum(s.score - s.before)::bigint as score,
      sum((s.score > 0)::integer - (s.before > 0)::integer)::bigint as rounds
    from scored s where s.score <> s.before group by s.tournament_id, s.member_id
  )
  select (select count(*) from taken), array_agg(n.tournament_id), array_agg(n.member_id), array_agg(n.score),
    array_agg(n.rounds)
  into v_taken, v_tournaments, v_members, v_scores, v_rounds from news n;

  if v_tournaments is not null then
    insert into tournament.standing as s (tournament_id, member_id, score, rounds, reached_at)
    select n.tournament_id, n.member_id,
      case when t.scoring = 'multiplier' then coalesce(best.score, 0) else coalesce(k.score, 0) + n.score end,
      coalesce(k.rounds, 0) + n.rounds,
      case when t.scoring = 'multiplier' then best.reached_at else (
        select p.closed_at from tournament.play p
        where p.tournament_id = n.tournament_id and p.member_id = n.member_id and p.score > 0
        order by p.closed_at desc limit 1) end
    from unnest(v_tournaments, v_members, v_scores, v_rounds) as n (tournament_id, member_id, score, rounds)
    join tournament.tournament t using (tournament_id)
    left join tournament.standing k on k.tournament_id = n.tournament_id and k.member_id = n.member_id
    left join lateral (
      select sum(b.score)::bigint as score, max(b.closed_at) as reached_at from (
        select p.score, p.closed_at from tournament.play p
        where p.tournament_id = n.tournament_id and p.member_id = n.member_id and p.score > 0
        order by p.score desc, p.closed_at limit t.best_of) b) best on t.scoring = 'multiplier'
    on conflict (tournament_id, member_id) do update
      set score = excluded.score, rounds = excluded.rounds, reached_at = excluded.reached_at;
    update tournament.tournament t set changed_at = p_now where t.tournament_id = any (v_tournaments);
  end if;
  return v_taken;
end
$$;
revoke all on function tournament.count_touched from public;
grant execute on function tournament.count_touched to platform_app;

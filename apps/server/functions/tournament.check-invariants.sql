-- What must hold of tournaments, their standings and what they paid at every moment; no rows when it does.
create or replace function tournament.check_invariants()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select 'budget_is_all_prizes', format('tournament %s: %s, prizes %s', t.tournament_id, t.budget_minor, z.minor)
  from tournament.tournament t
  cross join lateral (select coalesce(sum(p.amount_minor * (p.to_rank - p.from_rank + 1)), 0) as minor
    from tournament.prize p where p.tournament_id = t.tournament_id) z
  where z.minor <> t.budget_minor
  union all
  select 'round_scores_what_it_says', format('tournament %s round %s of %s: says %s, scores %s', t.tournament_id, r.round_id,
    r.gp_id, coalesce(p.score, 0), tournament.assess(t, r, e.joined_at))
  from tournament.tournament t
  join play.round r on r.site_id = t.site_id and r.currency = t.currency and r.closed_at >= t.starts_at
    and r.closed_at < t.end_at
  left join tournament.entry e on e.tournament_id = t.tournament_id and e.member_id = r.member_id
  left join tournament.play p on p.tournament_id = t.tournament_id and p.member_id = r.member_id and p.gp_id = r.gp_id
    and p.round_id = r.round_id and p.is_told = r.is_told
  where t.state = 'announced' and coalesce(p.score, 0) <> tournament.assess(t, r, e.joined_at)
    and not exists (select from tournament.touched k where k.gp_id = r.gp_id and k.member_id = r.member_id
      and k.round_id = r.round_id and k.is_told = r.is_told)
  union all
  select 'standing_is_its_rounds', format('tournament %s member %s: %s by %s, rounds say %s by %s', t.tournament_id,
    coalesce(s.member_id, p.member_id), s.score, s.reached_at, p.score, p.reached_at)
  from tournament.tournament t
  cross join lateral (select p.member_id, sum(p.score)::bigint as score, max(p.closed_at) as reached_at, count(*) as rounds
    from (select l.*, row_number() over (partition by l.member_id order by l.score desc, l.closed_at) as place
      from tournament.play l where l.tournament_id = t.tournament_id and l.score > 0) p
    where t.best_of is null or p.place <= t.best_of group by p.member_id) p
  full join (select * from tournament.standing n where n.score > 0) s
    on s.tournament_id = t.tournament_id and s.member_id = p.member_id
  where (s.score, s.reached_at) is distinct from (p.score, p.reached_at)
  union all
  select 'result_is_the_standing', format('tournament %s: rank %s is member %s, standing says %s', r.tournament_id, r.rank,
    r.member_id, s.member_id)
  from tournament.result r
  left join lateral (select n.member_id from tournament.standing n
    where n.tournament_id = r.tournament_id and n.score > 0
    order by n.score desc, n.reached_at, n.member_id offset r.rank - 1 limit 1) s on true
  where s.member_id is distinct from r.member_id
  union all
  select 'prize_is_of_its_rank', format('tournament %s rank %s: %s, table says %s', r.tournament_id, r.rank, r.prize_minor,
    z.amount_minor)
  from tournament.result r
  left join tournament.prize z on z.tournament_id = r.tournament_id and r.rank between z.from_rank and z.to_rank
  where r.prize_minor is distinct from z.amount_minor
  union all
  select 'prize_is_given_once', format('%s: paid %s, given %s', coalesce(r.source_id, g.source_id), r.prize_minor,
    g.amount_minor)
  from (
    select format('%s:%s', o.tournament_id, o.member_id) as source_id, t.pays, o.reward_id, o.member_id, t.site_id,
      t.currency, o.prize_minor
    from tournament.result o join tournament.tournament t using (tournament_id) where o.paid_at is not null
  ) r
  full join (
    select w.source_id, 'cash' as pays, w.award_id as reward_id, w.member_id, w.site_id, w.currency, w.amount_minor
    from promo.award w where w.source_type = 'tournament'
    union all
    select n.source_id, 'bonus', n.grant_id, n.member_id, n.site_id, n.currency, n.granted_minor
    from promo.grant n where n.source_type = 'tournament'
  ) g using (source_id)
  where (r.pays, r.reward_id, r.member_id, r.site_id, r.currency, r.prize_minor)
    is distinct from (g.pays, g.reward_id, g.member_id, g.site_id, g.currency, g.amount_minor)
  union all
  select 'tournament_paid_what_it_says', format('tournament %s: says %s, paid %s', t.tournament_id, t.paid_minor, p.minor)
  from tournament.tournament t
  cross join lateral (select coalesce(sum(r.prize_minor), 0) as minor from tournament.result r
    where r.tournament_id = t.tournament_id and r.paid_at is not null) p
  where p.minor <> t.paid_minor
$$;
revoke all on function tournament.check_invariants from public;
grant execute on function tournament.check_invariants to platform_app;

-- What must hold of friends and of what was given for them at every moment; no rows when it does.
create or replace function friends.check_invariants()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select 'friend_is_awarded', format('friend %s as %s: reward %s, award %s', r.friend_id, r.role, r.amount_minor, a.amount_minor)
  from (select * from friends.reward r where r.award_id is not null) r
  full join (select * from promo.award w where w.source_type = 'recommendation') a using (award_id)
  where (r.member_id, r.amount_minor) is distinct from (a.member_id, a.amount_minor)
  union all
  select 'rewards_are_for_met_friends', format('friend %s is %s and has %s rewards', f.friend_id, f.state, owed.rewards)
  from friends.friend f join friends.terms t using (terms_id)
  cross join lateral (select count(*) as rewards from friends.reward r where r.friend_id = f.friend_id) owed
  where owed.rewards <> case when f.state <> 'met' then 0 when t.friend_reward_minor > 0 then 2 else 1 end
  union all
  select 'month_has_room', format('member %s was given %s in the month of %s, %s at most', given.member_id, given.minor, given.month,
    given.cap_minor)
  from (select r.member_id, friends.begin_of_month(t.site_id, r.given_at) as month, sum(r.amount_minor) as minor,
      max(t.month_cap_minor) as cap_minor
    from friends.reward r join friends.friend f using (friend_id) join friends.terms t using (terms_id)
    where r.role = 'recommender' and r.given_at is not null group by 1, 2) given
  where given.minor > given.cap_minor
$$;
revoke all on function friends.check_invariants from public;
grant execute on function friends.check_invariants to platform_app;

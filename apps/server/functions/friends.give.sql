-- Gives what is to be given to one of the two, once. It is one member's money: a transaction that locks a second member's
-- balance could wait for a batch of bets that waits for it. Answers `given`, also where it was before, `full` where the month
-- has no room for it, or `waits` where no award can be given to the member now; both are tried again.
create or replace function friends.give(p_friend_id bigint, p_role text, p_now timestamptz)
returns text language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_reward friends.reward;
  v_terms friends.terms;
  v_award_id bigint;
  v_outcome text := 'waits';
begin
  select * into v_reward from friends.reward r where r.friend_id = p_friend_id and r.role = p_role for no key update;
  if not found or v_reward.award_id is not null then
    return 'given';
  end if;
  select t.* into v_terms from friends.terms t join friends.friend f using (terms_id) where f.friend_id = p_friend_id;
  if p_role = 'recommender' then
    -- the month's room is for all of a member's friends: those that are given for at once wait for each other here
    perform pg_advisory_xact_lock(hashtextextended('friends:' || v_reward.member_id, 0));
    if v_reward.amount_minor + (select coalesce(sum(r.amount_minor), 0) from friends.reward r
        where r.member_id = v_reward.member_id and r.role = 'recommender'
          and r.given_at >= friends.begin_of_month(v_terms.site_id, p_now)) > v_terms.month_cap_minor then
      v_outcome := 'full';
    end if;
  end if;
  if v_outcome = 'waits' then
    v_award_id := promo.award(v_terms.site_id, v_reward.member_id, v_terms.currency, v_reward.amount_minor,
      v_terms.turnover_percent, 'recommendation', format('%s:%s', p_friend_id, p_role), p_now);
  end if;
  update friends.reward r set tried_at = p_now, award_id = v_award_id, given_at = case when v_award_id is not null then p_now end
  where r.friend_id = p_friend_id and r.role = p_role;
  return case when v_award_id is null then v_outcome else 'given' end;
end
$$;
revoke all on function friends.give from public;
grant execute on function friends.give to platform_app;

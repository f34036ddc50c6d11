-- Writes down what is to be given for a friend, to be given by `friends.give`.
create or replace function friends.owe(p_friend_id bigint) returns void language sql as $$
  insert into friends.reward (friend_id, role, member_id, amount_minor)
  select f.friend_id, r.role, r.member_id, r.amount_minor
  from friends.friend f join friends.terms t using (terms_id)
  cross join lateral (values ('recommender', f.recommender_id, t.reward_minor), ('friend', f.friend_id, t.friend_reward_minor))
    r (role, member_id, amount_minor)
  where f.friend_id = p_friend_id and r.amount_minor > 0
$$;
revoke all on function friends.owe from public;

-- Looks at what a friend has deposited and played, keeps it, and says what became of it: `open` while something is left to do,
-- `met` with what is to be given, `held` where the two share what one person has alone, `missed` where the time is over and
-- play has been counted until its end. Null where there is nothing to look at any more.
create or replace function friends.look(p_friend_id bigint, p_counted_until timestamptz, p_now timestamptz)
returns text language plpgsql as $$
declare
  v_friend friends.friend;
  v_terms friends.terms;
  v_state text := 'open';
begin
  select * into v_friend from friends.friend f where f.friend_id = p_friend_id and f.state = 'open' for no key update;
  if not found then
    return null;
  end if;
  select * into v_terms from friends.terms t where t.terms_id = v_friend.terms_id;
  v_friend.deposit_minor := coalesce((
    select d.received_minor from cashier.first_deposit(p_friend_id, v_terms.currency) d
    where d.credited_at < v_friend.due_at), 0);
  select coalesce(sum(r.valid_turnover_minor), 0) into v_friend.turnover_minor from play.round r
  where r.member_id = p_friend_id and r.currency = v_terms.currency
    and r.closed_at >= v_friend.registered_at and r.closed_at < v_friend.due_at;

  if v_friend.deposit_minor >= v_terms.deposit_minor and v_friend.turnover_minor >= v_terms.turnover_minor then
    v_friend.held_for := friends.shared_by(p_friend_id, v_friend.recommender_id);
    v_state := case cardinality(v_friend.held_for) when 0 then 'met' else 'held' end;
  elsif p_counted_until >= v_friend.due_at then
    v_state := 'missed';
  end if;
  update friends.friend f set state = v_state, deposit_minor = v_friend.deposit_minor,
    turnover_minor = v_friend.turnover_minor, held_for = v_friend.held_for, looked_at = p_now,
    ended_at = case when v_state <> 'open' then p_now end
  where f.friend_id = p_friend_id;
  if v_state = 'met' then
    perform friends.owe(p_friend_id);
  end if;
  return v_state;
end
$$;
revoke all on function friends.look from public;

-- What speaks against two members who bring each other: what they share, and `disabled` where one of them is. Empty where
-- nothing does.
create or replace function friends.shared_by(p_one_id bigint, p_other_id bigint) returns text[] language sql stable as $$
  select array(
    select s.reason from app.sharers_of(p_one_id) s where s.member_id = p_other_id
    union all
    select 'disabled' where exists (select from app.member m
      where m.member_id in (p_one_id, p_other_id) and m.status = 'disabled')
    order by 1)
$$;
revoke all on function friends.shared_by from public;

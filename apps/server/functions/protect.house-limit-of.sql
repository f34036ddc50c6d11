-- What the house lets a member lose in a day at this moment; null for as much as they like.
create or replace function protect.house_limit_of(p_member_id bigint)
returns bigint language sql stable as $$
  select case when l.next_from <= clock_timestamp() then l.next_amount_minor else l.amount_minor end
  from protect.loss_limit l where l.member_id = p_member_id
$$;
revoke all on function protect.house_limit_of from public;

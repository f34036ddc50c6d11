-- What a member may lose in a day as it stands at this moment; null for as much as they like.
create or replace function protect.limit_of(p_member_id bigint)
returns bigint language sql stable as $$
  select case when l.next_from <= clock_timestamp() then l.next_amount_minor else l.amount_minor end
  from protect.loss_limit l where l.member_id = p_member_id
$$;
revoke all on function protect.limit_of from public;

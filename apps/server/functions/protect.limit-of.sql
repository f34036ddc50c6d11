-- What a member may lose in a day as it stands at this moment, by the house and by themselves; null for as much as they
-- like.
create or replace function protect.limit_of(p_member_id bigint)
returns bigint language sql stable as $$
  select least(
    protect.house_limit_of(p_member_id),
    (select o.amount_minor from protect.own_limit o where o.member_id = p_member_id))
$$;
revoke all on function protect.limit_of from public;

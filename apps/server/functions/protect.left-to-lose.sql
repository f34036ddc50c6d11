-- What a member may still lose today, at least 0; null for as much as they like. Whoever decides by it holds the member's
-- balance, under which all that counts is written.
create or replace function protect.left_to_lose(p_member_id bigint)
returns numeric language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return (
    select greatest(0, l.amount_minor::numeric - coalesce(d.staked_minor::numeric - d.returned_minor + d.carried_minor, 0))
    from (select protect.limit_of(p_member_id) as amount_minor) l
    left join protect.loss_day d
      on d.member_id = p_member_id and d.day = protect.day_of(p_member_id, clock_timestamp())
    where l.amount_minor is not null);
end
$$;
revoke all on function protect.left_to_lose from public;
grant execute on function protect.left_to_lose to platform_app;

-- Counts for a member with a limit what they staked, what came back, and what they took to a provider that holds it (below
-- zero: what came home, which counts up to what went there that day). On the day of an instant; a day that has nothing
-- counted yet is begun by today's bets alone.
create or replace function protect.count_loss(
  p_member_id bigint, p_at timestamptz, p_staked_minor bigint, p_returned_minor bigint, p_carried_minor bigint
) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_day date := protect.day_of(p_member_id, p_at);
begin
  if v_day < protect.day_of(p_member_id, clock_timestamp()) then
    update protect.loss_day d set staked_minor = d.staked_minor + p_staked_minor,
      returned_minor = d.returned_minor + p_returned_minor,
      carried_minor = greatest(0, d.carried_minor + p_carried_minor)
    where d.member_id = p_member_id and d.day = v_day;
    return;
  end if;
  insert into protect.loss_day as d (member_id, day, staked_minor, returned_minor, carried_minor)
  values (p_member_id, v_day, p_staked_minor, p_returned_minor, greatest(0, p_carried_minor))
  on conflict (member_id, day) do update set staked_minor = d.staked_minor + excluded.staked_minor,
    returned_minor = d.returned_minor + excluded.returned_minor,
    carried_minor = greatest(0, d.carried_minor + p_carried_minor);
end
$$;
revoke all on function protect.count_loss from public;

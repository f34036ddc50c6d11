-- Members whose limit has ended, and who have set none themselves, play as those do who never had one: nothing is looked at
-- or counted for them any more.
-- Answers how many.
create or replace function protect.drop_ended_limits()
returns integer language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_member_id bigint;
  v_dropped integer := 0;
begin
  for v_member_id in
    select l.member_id from protect.loss_limit l
    where l.next_from <= clock_timestamp() and l.next_amount_minor is null order by l.member_id limit 100
  loop
    perform protect.lock_balance(v_member_id);
    -- it may have been set anew meanwhile
    delete from protect.loss_limit l
    where l.member_id = v_member_id and l.next_from <= clock_timestamp() and l.next_amount_minor is null;
    if found then
      update protect.guard g set has_loss_limit = false
      where g.member_id = v_member_id
        and not exists (select from protect.own_limit o where o.member_id = v_member_id);
      v_dropped := v_dropped + 1;
    end if;
  end loop;
  return v_dropped;
end
$$;
revoke all on function protect.drop_ended_limits from public;
grant execute on function protect.drop_ended_limits to platform_app;

-- Sets what the house lets a member lose in a day at once, and calls off what was to come: a limit is only ever tightened
-- in this way. The member's balance is locked, so a bet comes before all of it or after.
create or replace function protect.set_loss_limit(p_member_id bigint, p_amount_minor bigint)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform protect.lock_balance(p_member_id);
  perform protect.begin_limit(p_member_id);
  insert into protect.loss_limit as l (member_id, amount_minor) values (p_member_id, p_amount_minor)
  on conflict (member_id) do update set amount_minor = excluded.amount_minor, next_amount_minor = null, next_from = null,
    revision = l.revision + 1;
end
$$;
revoke all on function protect.set_loss_limit from public;
grant execute on function protect.set_loss_limit to platform_app;

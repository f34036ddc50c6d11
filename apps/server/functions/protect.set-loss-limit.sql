-- Sets what a member may lose in a day at once, and calls off what was to come: a limit is only ever tightened in this way.
-- The member's balance is locked, so a bet comes before all of it or after. What is at providers that hold money is beyond
-- what can be refused here: games there end, and their money comes home.
create or replace function protect.set_loss_limit(p_member_id bigint, p_amount_minor bigint)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform protect.lock_balance(p_member_id);
  if not exists (select from protect.guard g where g.member_id = p_member_id and g.has_loss_limit) then
    perform protect.begin_counting(p_member_id);
    update protect.guard g set has_loss_limit = true where g.member_id = p_member_id;
  end if;
  insert into protect.loss_limit as l (member_id, amount_minor) values (p_member_id, p_amount_minor)
  on conflict (member_id) do update set amount_minor = excluded.amount_minor, next_amount_minor = null, next_from = null,
    revision = l.revision + 1;
  update app.game_session s set state = 'abandoned', changed_at = greatest(clock_timestamp(), s.changed_at)
  from app.provider_connection c
  where s.member_id = p_member_id and s.state in ('starting', 'open') and c.gp_id = s.gp_id and c.wallet_kind = 'transfer';
end
$$;
revoke all on function protect.set_loss_limit from public;
grant execute on function protect.set_loss_limit to platform_app;

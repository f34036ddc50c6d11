-- From here on a member's bets look at their limit, which counts the whole of today. The balance is locked by the caller.
-- What is at providers that hold money is beyond what can be refused here: games there end, and their money comes home.
create or replace function protect.begin_limit(p_member_id bigint)
returns void language plpgsql as $$
begin
  if not exists (select from protect.guard g where g.member_id = p_member_id and g.has_loss_limit) then
    perform protect.begin_counting(p_member_id);
    update protect.guard g set has_loss_limit = true where g.member_id = p_member_id;
  end if;
  update app.game_session s set state = 'abandoned', changed_at = greatest(clock_timestamp(), s.changed_at)
  from app.provider_connection c
  where s.member_id = p_member_id and s.state in ('starting', 'open') and c.gp_id = s.gp_id and c.wallet_kind = 'transfer';
end
$$;
revoke all on function protect.begin_limit from public;

-- Pays a statement that is due of a period that is approved or paid: `house_commission` to the agent's commission, once.
-- Whoever was paid for as a new depositor is never paid for again.
create or replace function agency.pay_statement(p_period bigint, p_agent bigint, p_now timestamptz)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_statement agency.statement;
  v_site integer;
  v_key text := format('commission:%s:%s', p_period, p_agent);
  v_outcome text;
begin
  select p.site_id into strict v_site from agency.period p
  where p.period_id = p_period and p.state in ('approved', 'paid') for share;
  select * into v_statement from agency.statement s
  where s.period_id = p_period and s.agent_id = p_agent and s.state = 'due' for update;
  if not found then
    return false;
  end if;
  if v_statement.amount_minor > 0 then
    v_outcome := (ledger.post('agency', v_key,
      sha256(convert_to(format('%s:%s:%s', p_agent, v_statement.currency, v_statement.amount_minor), 'UTF8')),
      'agent_commission',
      array[(ledger.open_account(v_site, 'house_commission', null, null, v_statement.currency),
             -v_statement.amount_minor)::ledger.leg,
            (ledger.open_account(v_site, 'agent_commission', p_agent, null, v_statement.currency),
             v_statement.amount_minor)::ledger.leg],
      p_period, jsonb_build_object('period', p_period))).outcome;
    if v_outcome <> 'posted' then
      raise exception '% is due and its money %', v_key, v_outcome;
    end if;
  end if;
  insert into agency.paid_first (member_id, period_id)
  select l.member_id, p_period from agency.commission_line l
  where l.period_id = p_period and l.agent_id = p_agent and l.kind = 'cpa';
  update agency.statement set state = 'paid', paid_at = p_now where period_id = p_period and agent_id = p_agent;
  return true;
end
$$;
revoke all on function agency.pay_statement from public;
grant execute on function agency.pay_statement to platform_app;

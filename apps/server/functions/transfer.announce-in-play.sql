-- Tells a member's windows what they play with at a provider, beside their main wallet. For display only: no money moves.
-- The remembered balance is locked first, so that the main wallet's amount told last is the newest.
create or replace function transfer.announce_in_play(p_member_id bigint, p_gp_id text)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_known record;
begin
  select k.currency, k.balance_minor, m.site_id into v_known
  from app.provider_member k join app.member m on m.member_id = k.member_id
  where k.member_id = p_member_id and k.gp_id = p_gp_id for no key update of k;
  if not found then
    return;
  end if;
  insert into app.outbox (channel, event, payload)
  values ('private-member.' || p_member_id, 'member.cash', jsonb_build_object(
    'cash', app.format_minor(coalesce(ledger.balance_of(ledger.find_account(
      v_known.site_id, 'member_main', p_member_id, null, v_known.currency)), 0), v_known.currency),
    'currency', v_known.currency,
    'in_play', jsonb_build_object('gp_id', p_gp_id, 'cash', app.format_minor(v_known.balance_minor, v_known.currency))));
end
$$;
revoke all on function transfer.announce_in_play from public;
grant execute on function transfer.announce_in_play to platform_app;

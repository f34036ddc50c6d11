-- What a member owes, and how it came to that. Whoever changes it has locked the balance of the member's wallet before,
-- so that changes, withdrawals and what takes of the wallet come one after another.
create or replace function cashier.change_debt(
  p_site_id integer, p_member_id bigint, p_currency text, p_amount_minor bigint, p_cause text, p_key text,
  p_order_id text, p_now timestamptz
) returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_owed bigint;
begin
  insert into cashier.debt as d (member_id, currency, site_id, owed_minor, since)
  values (p_member_id, p_currency, p_site_id, greatest(p_amount_minor, 0), p_now)
  on conflict (member_id, currency) do update set owed_minor = d.owed_minor + p_amount_minor,
    since = case d.owed_minor when 0 then p_now else d.since end
  returning d.owed_minor into v_owed;
  insert into cashier.debt_step (member_id, currency, seq, cause, key, order_id, amount_minor, owed_minor, at)
  select p_member_id, p_currency, coalesce(max(s.seq), 0) + 1, p_cause, p_key, p_order_id, p_amount_minor, v_owed, p_now
  from cashier.debt_step s where s.member_id = p_member_id and s.currency = p_currency;
end
$$;
revoke all on function cashier.change_debt from public;

-- Pays what a member owes from what was credited in the same transaction, no more than that.
create or replace function cashier.cover_debt(
  p_site_id integer, p_member_id bigint, p_currency text, p_most_minor bigint, p_cause text, p_key text,
  p_order_id text, p_now timestamptz
) returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_amount bigint;
  v_outcome text;
begin
  select least(d.owed_minor, p_most_minor) into v_amount
  from cashier.debt d where d.member_id = p_member_id and d.currency = p_currency and d.owed_minor > 0;
  if not found then
    return;
  end if;
  v_outcome := (ledger.post('debt', p_cause || ':' || p_key,
    sha256(convert_to(format('%s %s %s', p_member_id, p_currency, v_amount), 'UTF8')), 'debt_payment', array[
      (ledger.open_account(p_site_id, 'member_main', p_member_id, null, p_currency), -v_amount)::ledger.leg,
      (ledger.open_account(p_site_id, 'house_receivable', null, null, p_currency), v_amount)::ledger.leg],
    null, jsonb_build_object('order', p_order_id))).outcome;
  if v_outcome <> 'posted' then
    raise exception 'member % pays a debt and its money %', p_member_id, v_outcome;
  end if;
  perform cashier.change_debt(p_site_id, p_member_id, p_currency, -v_amount, p_cause, p_key, p_order_id, p_now);
end
$$;
revoke all on function cashier.cover_debt from public;

-- What a member owes is taken off, at the house's cost; false where less is owed.
create or replace function cashier.forgive_debt(
  p_site_id integer, p_member_id bigint, p_currency text, p_amount_minor bigint, p_key text, p_now timestamptz
) returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_main bigint := ledger.open_account(p_site_id, 'member_main', p_member_id, null, p_currency);
  v_outcome text;
begin
  perform 1 from ledger.balance b where b.account_id = v_main for no key update;
  if not exists (
    select from cashier.debt d where d.member_id = p_member_id and d.currency = p_currency and d.site_id = p_site_id
      and d.owed_minor >= p_amount_minor) then
    return false;
  end if;
  v_outcome := (ledger.post('debt', 'forgiven:' || p_key,
    sha256(convert_to(format('%s %s %s', p_member_id, p_currency, p_amount_minor), 'UTF8')), 'debt_forgiven', array[
      (ledger.open_account(p_site_id, 'house_adjustment', null, null, p_currency), -p_amount_minor)::ledger.leg,
      (ledger.open_account(p_site_id, 'house_receivable', null, null, p_currency), p_amount_minor)::ledger.leg],
    null, jsonb_build_object('member_id', p_member_id, 'change_request', p_key))).outcome;
  if v_outcome <> 'posted' then
    raise exception 'a debt of member % is forgiven and its money %', p_member_id, v_outcome;
  end if;
  perform cashier.change_debt(p_site_id, p_member_id, p_currency, -p_amount_minor, 'forgiven', p_key, null, p_now);
  return true;
end
$$;
revoke all on function cashier.forgive_debt from public;
grant execute on function cashier.forgive_debt to platform_app;

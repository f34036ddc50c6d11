-- The answer that a key already has; null when the key is free.
create or replace function ledger.stored_answer(p_scope text, p_key text, p_request_hash bytea)
returns ledger.post_result language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_result ledger.post_result;
  v_hash bytea;
begin
  select t.transaction_id, t.request_hash into v_result.transaction_id, v_hash
  from ledger.transaction t where t.scope = p_scope and t.key = p_key;
  if not found then
    return null;
  end if;
  if v_hash <> p_request_hash then
    v_result.outcome := 'conflict';
    return v_result;
  end if;
  v_result.outcome := 'replayed';
  select e.balance_after_minor into v_result.balance_after_minor
  from ledger.entry e
  where e.transaction_id = v_result.transaction_id and e.account_id = (
    select m.account_id from ledger.entry m join ledger.account a using (account_id)
    where m.transaction_id = v_result.transaction_id and a.kind = 'member_main'
    order by m.leg limit 1)
  order by e.leg desc limit 1;
  if not found then
    v_result.balance_after_minor := ledger.cash_beside(v_result.transaction_id);
  end if;
  return v_result;
end
$$;
revoke all on function ledger.stored_answer from public;

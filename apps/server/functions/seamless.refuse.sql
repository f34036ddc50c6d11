-- An answer that moved nothing; the wallet is shown as it is.
create or replace function seamless.refuse(p_status text, p_account_id bigint, p_currency text)
returns seamless.answer language sql stable as $$
  select (p_status, null, ledger.balance_of(p_account_id), p_currency, false, null, null)::seamless.answer
$$;
revoke all on function seamless.refuse from public;

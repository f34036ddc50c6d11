-- An answer that moved nothing; the wallets are shown as they are.
create or replace function seamless.refuse(p_status text, p_account_id bigint, p_currency text)
returns seamless.answer language sql stable as $$
  select (p_status, null, ledger.balance_of(p_account_id), p_currency, false, null, null,
    (select b.balance_minor from ledger.account m
     join ledger.account a on a.member_id = m.member_id and a.kind = 'member_bonus' and a.currency = m.currency
     join ledger.balance b on b.account_id = a.account_id
     where m.account_id = p_account_id))::seamless.answer
$$;
revoke all on function seamless.refuse from public;

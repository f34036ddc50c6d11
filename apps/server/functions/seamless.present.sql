-- The answer that a posting stands for.
create or replace function seamless.present(p_posted ledger.post_result, p_account_id bigint, p_currency text)
returns seamless.answer language plpgsql stable as $$
begin
  return case p_posted.outcome
    when 'posted' then
      ('OK', p_posted.transaction_id, p_posted.balance_after_minor, p_currency, false, null, null, null)::seamless.answer
    when 'replayed' then
      ('OK', p_posted.transaction_id, p_posted.balance_after_minor, p_currency, true, null, null, null)::seamless.answer
    when 'insufficient' then
      seamless.refuse('NOT_ENOUGH_MONEY', p_account_id, p_currency)
    else
      seamless.refuse('DUPLICATE_TRANSACTION', p_account_id, p_currency)
  end;
end
$$;
revoke all on function seamless.present from public;

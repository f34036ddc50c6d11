-- The member behind a member_ref with the main wallet; nulls when there is none, or none that ever played at
-- the provider: it learns nothing of others.
create or replace function seamless.member_of(
  p_member_ref text, p_gp_id text, out member_id bigint, out account_id bigint, out currency text, out cash_minor bigint
) language plpgsql stable as $$
begin
  select m.member_id, a.account_id, m.currency, b.balance_minor into member_id, account_id, currency, cash_minor
  from app.member m
  join ledger.account a on a.member_id = m.member_id and a.kind = 'member_main' and a.currency = m.currency
  join ledger.balance b on b.account_id = a.account_id
  where m.member_id = seamless.read_member_ref(p_member_ref)
    and exists (select from seamless.session s where s.member_id = m.member_id and s.gp_id = p_gp_id);
end
$$;
revoke all on function seamless.member_of from public;

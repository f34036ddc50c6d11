-- Moves money of a grant between accounts of the member's and the house's, once for the key. Raises where it cannot.
create or replace function promo.book(p_grant promo.grant, p_step text, p_kinds text[], p_amounts bigint[])
returns void language plpgsql as $$
declare
  v_legs ledger.leg[] := array(
    select (ledger.open_account(p_grant.site_id, k.kind, case when k.kind like 'member%' then p_grant.member_id end, null,
      p_grant.currency), k.amount_minor)::ledger.leg
    from unnest(p_kinds, p_amounts) with ordinality as k (kind, amount_minor, n) where k.amount_minor <> 0 order by k.n);
  v_outcome text;
begin
  if cardinality(v_legs) = 0 then
    return;
  end if;
  v_outcome := (ledger.post('promo', p_grant.grant_id || ':' || p_step, sha256(convert_to(v_legs::text, 'UTF8')),
    'bonus_' || split_part(p_step, ':', 1), v_legs, null, jsonb_build_object('grant', p_grant.grant_id))).outcome;
  if v_outcome <> 'posted' then
    raise exception 'the % of grant % is %', p_step, p_grant.grant_id, v_outcome;
  end if;
end
$$;
revoke all on function promo.book from public;

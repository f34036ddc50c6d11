-- A member steps back from a claim that waits; false where none does. The use of its code is there again.
create or replace function offer.withdraw(p_claim_id bigint, p_member_id bigint, p_now timestamptz)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update offer.claim c set state = 'withdrawn', ended_at = p_now
  where c.claim_id = p_claim_id and c.member_id = p_member_id and c.state = 'waiting';
  if not found then
    return false;
  end if;
  update offer.code o set used = o.used - 1 from offer.claim c where c.claim_id = p_claim_id and o.code_id = c.code_id;
  perform offer.tell(p_claim_id);
  return true;
end
$$;
revoke all on function offer.withdraw from public;
grant execute on function offer.withdraw to platform_app;

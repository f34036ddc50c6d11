-- Ends an award of which its provider says nothing that is final; what was won until then is given. False where it is over,
-- or still runs: neither cancelled nor past its time.
create or replace function free.end_unanswered(p_award_id bigint, p_now timestamptz)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  a free.award;
begin
  select * into a from free.award f where f.award_id = p_award_id for no key update;
  if a.ended_at is not null or not (a.is_cancelling or a.expires_at <= p_now) then
    return false;
  end if;
  perform free.end_award(p_award_id, case when a.is_cancelling then 'cancelled' else 'expired' end, p_now);
  perform free.tell(p_award_id);
  return true;
end
$$;
revoke all on function free.end_unanswered from public;
grant execute on function free.end_unanswered to platform_app;

-- Has an award end, once its provider agrees. False where it is over, or is about to be.
create or replace function free.cancel(p_site_id integer, p_award_id bigint, p_now timestamptz)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update free.award set is_cancelling = true, asked_count = 0, next_step_at = p_now
  where award_id = p_award_id and site_id = p_site_id and ended_at is null and not is_cancelling;
  return found;
end
$$;
revoke all on function free.cancel from public;
grant execute on function free.cancel to platform_app;

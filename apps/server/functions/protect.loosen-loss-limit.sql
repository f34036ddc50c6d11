-- What a member may lose in a day once a day has passed (null: as much as they like); until then the limit holds as it
-- stands. Answers from when.
create or replace function protect.loosen_loss_limit(p_member_id bigint, p_amount_minor bigint)
returns timestamptz language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_from timestamptz := clock_timestamp() + interval '24 hours';
begin
  update protect.loss_limit l set amount_minor = protect.house_limit_of(p_member_id), next_amount_minor = p_amount_minor,
    next_from = v_from, revision = l.revision + 1
  where l.member_id = p_member_id;
  return v_from;
end
$$;
revoke all on function protect.loosen_loss_limit from public;
grant execute on function protect.loosen_loss_limit to platform_app;

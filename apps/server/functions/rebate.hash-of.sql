-- SHA-256 of a run's lines, in parts of a thousand members: of those that are written, or of the same calculated again.
create or replace function rebate.hash_of(p_run bigint, p_is_again boolean)
returns bytea language plpgsql stable security definer set search_path = pg_catalog, pg_temp
set work_mem = '128MB' as $$
declare
  v_hash bytea;
begin
  with line as (
    select of_run_id, member_id, gt_id, gp_id, base_minor, rate_bp, amount_minor
    from rebate.line where not p_is_again and run_id = p_run and of_run_id = p_run
    union all
    select of_run_id, member_id, gt_id, gp_id, base_minor, rate_bp, amount_minor
    from rebate.line where not p_is_again and run_id = p_run and run_id <> of_run_id
    union all
    select of_run_id, member_id, gt_id, gp_id, base_minor, rate_bp, amount_minor
    from rebate.compute(p_run) where p_is_again
  ), part as (
    select member_id / 1000 as place, sha256(convert_to(string_agg(
      rebate.text_of(of_run_id, member_id, gt_id, gp_id, base_minor, rate_bp, amount_minor), E'\n'
      order by of_run_id, member_id, gt_id, gp_id collate "C"), 'UTF8')) as hash
    from line group by 1
  )
  select sha256(coalesce(string_agg(hash, ''::bytea order by place), ''::bytea)) into v_hash from part;
  return v_hash;
end
$$;
revoke all on function rebate.hash_of from public;
grant execute on function rebate.hash_of to platform_app;

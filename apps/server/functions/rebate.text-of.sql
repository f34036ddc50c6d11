-- A line as text, of which a run's hash is made.
create or replace function rebate.text_of(
  p_of_run bigint, p_member bigint, p_gt smallint, p_gp text, p_base numeric, p_rate_bp integer, p_amount bigint
) returns text language sql immutable
return p_of_run || ' ' || p_member || ' ' || p_gt || ' ' || p_gp || ' ' || trim_scale(p_base) || ' ' || p_rate_bp || ' '
  || p_amount;
revoke all on function rebate.text_of from public;

-- The shares of an envelope in their order, once its seed is revealed; before that none.
create or replace function envelope.shares_of(p_envelope_id bigint)
returns table (place integer, amount_minor bigint) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select s.place, s.amount_minor
  from app.red_envelope e join app.red_envelope_share s using (envelope_id)
  where e.envelope_id = p_envelope_id and e.seed is not null
  order by s.place
$$;
revoke all on function envelope.shares_of from public;
grant execute on function envelope.shares_of to platform_app;

-- Operators' answers that settle their rounds, many at once: each call is accepted and its round ended, unless it was
-- decided before. Answers in their places which of them this statement has decided.
create or replace function studio.settle_calls(p_settlements jsonb) returns setof boolean language plpgsql
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
set enable_material = off as $$
declare
  v_settlements studio.settlement[] :=
    array(select s from jsonb_populate_recordset(null::studio.settlement, p_settlements) as s);
begin
  -- Nobody waits for the disk: what a database that dies now forgets, the operator says again when the call is repeated,
  -- and the call can't be given up (`is_unseen`). Whatever is committed later takes it to the disk.
  perform set_config('synchronous_commit', 'off', true);

  -- in one order, so that two of these never wait for each other in a circle
  perform 1 from studio.wallet_call c
  where c.transaction_id in (select s.transaction_id from unnest(v_settlements) as s)
  order by c.transaction_id for no key update;

  return query
    with decided as (
      update studio.wallet_call c set state = 'accepted', answer = s.answer
      from unnest(v_settlements) as s
      where c.transaction_id = s.transaction_id and c.state = 'pending'
      returning c.transaction_id, c.round_id, s.balance_minor, s.ended_at
    ), ended as (
      update studio.round r set state = 'settled', balance_after_minor = d.balance_minor, ended_at = d.ended_at
      -- open, and said so that no index of open rounds is read for it
      from decided d where r.round_id = d.round_id and r.ended_at is null
    )
    select exists (select from decided d where d.transaction_id = s.transaction_id)
    from unnest(v_settlements) with ordinality as s order by s.ordinality;
end
$$;
revoke all on function studio.settle_calls from public;
grant execute on function studio.settle_calls to studio_app;

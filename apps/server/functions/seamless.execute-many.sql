-- Executes operations in their order and answers each in its place. All balances that they touch are locked
-- first, in account order, so that two of these never wait for each other in a circle. Nearly all operations under load
-- are plain bets and wins, and are taken as a set; any other goes one by one.
--
-- Functions of this schema have no search_path of their own, which would cost more than their bodies: they name
-- every schema, and are called by its SECURITY DEFINER functions alone, which set it. What is said of plans holds for
-- them, too: one that is made while the tables are small has to serve when they are large.
create or replace function seamless.execute_many(p_operations jsonb)
returns setof seamless.answer language plpgsql security definer set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off as $$
declare
  v_operation seamless.operation;
  v_answers seamless.answer[];
  v_answer seamless.answer;
  v_place int := 0;
begin
  perform 1 from ledger.balance b
  where b.account_id = any (array(
    select a.account_id from ledger.account a
    where a.kind = 'member_main' and a.member_id = any (array(
      select seamless.read_member_ref(o ->> 'member_ref') from jsonb_array_elements(p_operations) as o))))
  order by b.account_id for no key update;

  -- Jackpots after the balances, in their order. What feeds one waits for nobody; what takes from it comes alone.
  if p_operations @? '$[*].method ? (@ == "jackpot-win" || @ == "rollback")' then
    perform 1 from app.jackpot_terms t
    where (t.site_id, t.currency) in (
      select m.site_id, m.currency
      from jsonb_array_elements(p_operations) as o
      join app.jackpot_provider p on p.gp_id = o ->> 'gp_id'
      join app.member m on m.member_id = seamless.read_member_ref(o ->> 'member_ref')
      where o ->> 'method' in ('jackpot-win', 'rollback'))
    order by t.site_id, t.currency for no key update;
  end if;

  if jsonb_array_length(p_operations) > 1 then
    v_answers := seamless.move_many(p_operations);
    if array_position(v_answers, null) is null then
      return query select * from unnest(v_answers);
      return;
    end if;
  end if;

  -- In a block of its own, so that a batch that is taken as a set pays for no savepoint.
  begin
    for v_operation in select * from jsonb_populate_recordset(null::seamless.operation, p_operations) loop
      v_place := v_place + 1;
      v_answer := coalesce(v_answers[v_place], case v_operation.method
        when 'rollback' then seamless.roll_back(v_operation)
        when 'jackpot-win' then seamless.win_jackpot(v_operation)
        when 'round-close' then seamless.close_round(v_operation)
        else seamless.move_money(v_operation)
      end);
      -- seamless.move_money says it itself
      if v_operation.method in ('rollback', 'jackpot-win', 'round-close') and v_answer.currency is not null and exists (
        select from protect.guard g
        where g.member_id = seamless.read_member_ref(v_operation.member_ref) and g.has_bonus) then
        v_answer.bonus_minor := promo.bonus_of(seamless.read_member_ref(v_operation.member_ref), v_answer.currency);
      end if;
      return next v_answer;
    end loop;
  exception when numeric_value_out_of_range then
    -- More than a wallet, or the record of a round, can hold. Of a batch the caller asks for each alone.
    if jsonb_array_length(p_operations) > 1 then
      raise;
    end if;
    return query
      select r.* from seamless.member_of(p_operations -> 0 ->> 'member_ref', p_operations -> 0 ->> 'gp_id') m,
        seamless.refuse('LIMIT_REACHED', m.account_id, m.currency) r;
  end;
end
$$;
revoke all on function seamless.execute_many from public;
grant execute on function seamless.execute_many to platform_app;

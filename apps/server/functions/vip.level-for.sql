-- The highest level that such sums reach; 0 for none.
create or replace function vip.level_for(p_terms jsonb, p_turnover numeric, p_deposit numeric)
returns smallint language sql immutable as $$
  select coalesce(max(l.place), 0)::smallint
  from jsonb_array_elements(p_terms -> 'levels') with ordinality l (level, place)
  where (l.level ->> 'turnover_minor')::numeric <= p_turnover and (l.level ->> 'deposit_minor')::numeric <= p_deposit
$$;
revoke all on function vip.level_for from public;

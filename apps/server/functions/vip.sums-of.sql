-- What members have played and paid in on days of a site: valid turnover of the days, and deposits that were credited from
-- one instant until another. Without members: of everybody.
create or replace function vip.sums_of(
  p_site integer, p_currency text, p_first date, p_last date, p_from timestamptz, p_until timestamptz, p_members bigint[]
) returns table (member_id bigint, turnover_minor numeric, deposit_minor numeric)
language plpgsql stable as $$
declare
  v_whose text := case when p_members is null then '' else ' and f.member_id = any ($6)' end;
begin
  return query execute format($sql$
    select known.member_id, sum(known.turnover), sum(known.deposit)
    from (
      select f.member_id, f.valid_turnover_minor as turnover, 0::numeric as deposit
      from play.member_span f
      where f.site_id = $1 and f.days = 1 and f.start = any ($3) and f.currency = $2 %1$s
      union all
      select f.member_id, 0, f.received_minor
      from cashier.deposit f
      join cashier.step s on s.order_id = f.order_id and s.to_state = 'credited'
      where f.site_id = $1 and f.currency = $2 and f.state = 'credited' and f.changed_at >= $4
        and s.at >= $4 and s.at < $5 %1$s
    ) known group by known.member_id
  $sql$, v_whose)
  using p_site, p_currency, array(select p_first + n from generate_series(0, p_last - p_first) n), p_from, p_until,
    p_members;
end
$$;
revoke all on function vip.sums_of from public;

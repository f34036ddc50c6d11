-- A round has closed: a grant that waited for it settles. The caller holds the balance.
create or replace function promo.end_round(p_member_id bigint, p_gp_id text, p_round_id text)
returns void language plpgsql as $$
declare
  v_grant_id bigint := (select b.grant_id from promo.bonus_of_round(p_member_id, p_gp_id, p_round_id) b);
begin
  if v_grant_id is not null then
    perform promo.settle(v_grant_id, clock_timestamp());
    perform promo.keep_guard(p_member_id);
  end if;
end
$$;
revoke all on function promo.end_round from public;

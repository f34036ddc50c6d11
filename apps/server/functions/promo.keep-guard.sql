-- Has a member's bets look at grants as long as there is reason to. The caller holds the balance.
create or replace function promo.keep_guard(p_member_id bigint)
returns void language plpgsql as $$
begin
  perform protect.keep_bonus(p_member_id, exists (
    select from promo.grant g where g.member_id = p_member_id
      and (g.state in ('active', 'settling') or promo.has_open_round(g.grant_id))));
end
$$;
revoke all on function promo.keep_guard from public;

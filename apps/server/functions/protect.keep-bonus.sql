-- Whether a bet of the member looks at grants: while one has money, or a round that was staked on with a bonus is open.
create or replace function protect.keep_bonus(p_member_id bigint, p_has_bonus boolean)
returns void language sql as $$
  update protect.guard g set has_bonus = p_has_bonus where g.member_id = p_member_id and g.has_bonus <> p_has_bonus
$$;
revoke all on function protect.keep_bonus from public;

-- How much of what a round has come to was of a bonus, and not of the cash.
create or replace function seamless.note_bonus(
  p_gp_id text, p_member_id bigint, p_round_id text, p_stake_minor bigint, p_payout_minor bigint
) returns void language plpgsql as $$
begin
  update seamless.round r
  set bonus_stake_minor = r.bonus_stake_minor + p_stake_minor, bonus_payout_minor = r.bonus_payout_minor + p_payout_minor
  where r.gp_id = p_gp_id and r.member_id = p_member_id and r.round_id = p_round_id;
end
$$;
revoke all on function seamless.note_bonus from public;

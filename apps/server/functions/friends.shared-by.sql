-- What two members share that one person has alone: `device`, `payout_account`; and `disabled` where one of them is. Empty
-- where nothing speaks against them.
create or replace function friends.shared_by(p_one_id bigint, p_other_id bigint) returns text[] language sql stable as $$
  select array_remove(array[
    case when exists (select from app.member_device one join app.member_device other using (device_hash)
      where one.member_id = p_one_id and other.member_id = p_other_id) then 'device' end,
    -- a number is in use once at a time: one of the two has removed it
    case when exists (select from app.payout_account one join app.payout_account other using (site_id, number_hash)
      where one.member_id = p_one_id and other.member_id = p_other_id) then 'payout_account' end,
    case when exists (select from app.member m
      where m.member_id in (p_one_id, p_other_id) and m.status = 'disabled') then 'disabled' end
  ], null)
$$;
revoke all on function friends.shared_by from public;

-- Which other members share with a member what one person has alone: a `device`, or a `payout_account`. A number is in use
-- once at a time: all but one of those who share it have removed it.
create or replace function app.sharers_of(p_member_id bigint)
returns table (member_id bigint, reason text) language sql stable as $$
  select theirs.member_id, 'device'
  from app.member_device own join app.member_device theirs using (device_hash)
  where own.member_id = p_member_id and theirs.member_id <> p_member_id
  union
  select theirs.member_id, 'payout_account'
  from app.payout_account own join app.payout_account theirs using (site_id, number_hash)
  where own.member_id = p_member_id and theirs.member_id <> p_member_id
$$;
revoke all on function app.sharers_of from public;

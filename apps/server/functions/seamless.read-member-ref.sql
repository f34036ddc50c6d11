-- The number that a member_ref stands for; null for what is none. Without a regular expression, which would cost more
-- than the look-up that it is for.
create or replace function seamless.read_member_ref(p_member_ref text)
returns bigint language sql immutable as $$
  select case when length(p_member_ref) between 1 and 15 and translate(p_member_ref, '0123456789', '') = ''
    and left(p_member_ref, 1) <> '0' then p_member_ref::bigint end
$$;
revoke all on function seamless.read_member_ref from public;

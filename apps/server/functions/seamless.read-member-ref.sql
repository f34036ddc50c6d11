create or replace function seamless.read_member_ref(p_member_ref text)
returns bigint language sql immutable as $$
  select case when p_member_ref ~ '^[1-9][0-9]{0,14}$' then p_member_ref::bigint end
$$;
revoke all on function seamless.read_member_ref from public;

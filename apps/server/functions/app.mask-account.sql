-- Enough of a member's account for its owner to know it by, and for nobody else.
create or replace function app.mask_account(p_account text) returns text language sql immutable as $$
  select left(p_account, 2) || '***' || right(p_account, 1)
$$;
revoke all on function app.mask_account from public;
grant execute on function app.mask_account to platform_app;

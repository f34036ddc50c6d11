-- Up Migration

-- It is told at which version of the wallet what must stay in it was counted.
drop function if exists cashier.request_withdrawal(text, text, bytea, text, ledger.leg[], bigint, jsonb, text, integer, bigint,
  text, uuid, text, bytea, bigint, bigint, integer, timestamptz, timestamptz);

-- Down Migration
drop function if exists cashier.request_withdrawal(text, text, bytea, text, ledger.leg[], bigint, jsonb, text, integer, bigint,
  text, uuid, text, bytea, bigint, bigint, bigint, integer, timestamptz, timestamptz);

-- Up Migration

-- A deposit that is to be credited, and the message that says so (cashier.credit_many).
create type cashier.credit as (
  order_id text, from_state text, cause text, site_id integer, member_id bigint, currency text, psp_id text, psp_ref text,
  payment_ref text, received_minor bigint, scope text, key text, request_hash bytea, kind text, note jsonb, message_id text,
  received_at timestamptz, raw text, headers jsonb, member_account bigint, float_account bigint
);

-- Down Migration
drop function cashier.credit_many;
drop type cashier.credit;

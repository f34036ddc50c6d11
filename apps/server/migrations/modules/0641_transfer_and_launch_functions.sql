-- Up Migration

-- For functions that write in one statement what a transfer or a start of a game is about.
create schema transfer;
create schema launch;
grant usage on schema transfer, launch to platform_app;

-- What became of an order, and whether this call decided it.
create type transfer.decision as (is_new boolean, state text, amount_minor bigint);

-- Down Migration
drop schema launch cascade;
drop schema transfer cascade;

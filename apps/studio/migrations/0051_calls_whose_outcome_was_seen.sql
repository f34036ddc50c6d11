-- Up Migration

-- The first attempt came back without a certain answer, so that nobody has seen the round's outcome: only such a stake
-- may be given up. Of another one the answer may have come, been shown, and been lost with the database.
alter table studio.wallet_call add column is_unseen boolean not null default false;

-- Settling is a statement of its own, and answers otherwise than it did; the functions' files are applied after this.
drop function if exists studio.write_rounds(jsonb, jsonb);
drop function if exists studio.settle_calls(jsonb);

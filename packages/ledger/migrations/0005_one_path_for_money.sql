-- Up Migration
-- Many posts at once are seamless.execute_many's, through ledger.post_plays.
drop function if exists ledger.post_many(text[], text[], bytea[], text[], int[], bigint[], bigint[], bigint[], jsonb[]);
drop function if exists ledger.post_pairs(text[], text[], bytea[], text[], bigint[], bigint[], bigint[], jsonb[]);

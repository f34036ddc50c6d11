-- Up Migration
create type ledger.leg as (account_id bigint, amount_minor bigint);
-- outcome: posted | replayed | conflict | insufficient.
-- balance_after_minor is that of the first member_main leg's account: after the whole transaction (posted),
-- the same as it was stored (replayed), or what the wallet holds (insufficient).
create type ledger.post_result as (outcome text, transaction_id bigint, balance_after_minor bigint);

-- Up Migration

-- The operator's jackpot that the session's rounds feed and draw.
alter table studio.game_session add column has_jackpot boolean not null default false;

alter table studio.round
  -- what the round drew: {"drawn", "of", "units"}; it wins when drawn is below units
  add column jackpot jsonb,
  -- what the operator paid for it
  add column jackpot_paid_minor bigint check (jackpot_paid_minor >= 0);

alter table studio.wallet_call drop constraint wallet_call_method_check;
alter table studio.wallet_call add constraint wallet_call_method_check
  check (method in ('bet-win', 'bet', 'win', 'jackpot-win', 'rollback'));

-- Up Migration

-- What was taken back of a deposit, what of that came again, and what the house sent back stand in a bank's statement, too.
alter table bankbook.line drop constraint line_matched_as_check;
alter table bankbook.line add check (matched_as in ('deposit', 'payout', 'bounce', 'reversal', 'won_back', 'refund'));
alter table bankbook.break drop constraint break_kind_check;
alter table bankbook.break add check (kind in ('not_here', 'not_there', 'payout_not_here', 'payout_not_there',
  'bounce_not_here', 'bounce_not_there', 'reversal_not_here', 'reversal_not_there', 'won_back_not_here',
  'won_back_not_there', 'refund_not_here', 'refund_not_there', 'amount', 'day', 'twice'));

-- Down Migration
alter table bankbook.break drop constraint break_kind_check;
alter table bankbook.break add check (kind in ('not_here', 'not_there', 'payout_not_here', 'payout_not_there',
  'bounce_not_here', 'bounce_not_there', 'amount', 'day', 'twice'));
alter table bankbook.line drop constraint line_matched_as_check;
alter table bankbook.line add check (matched_as in ('deposit', 'payout', 'bounce'));

-- Up Migration

-- A loss that nothing set off in a month stands in the statement, with a plan or without one.
alter table agency.commission_line drop constraint commission_line_kind_check,
  add constraint commission_line_kind_check check (kind in ('turnover', 'net_loss', 'cpa', 'differential', 'carry')),
  add constraint commission_line_carry_check check (kind <> 'carry' or base_minor < 0 and amount_minor = 0);

-- Down Migration
delete from agency.commission_line where kind = 'carry';
alter table agency.commission_line drop constraint commission_line_carry_check, drop constraint commission_line_kind_check,
  add constraint commission_line_kind_check check (kind in ('turnover', 'net_loss', 'cpa', 'differential'));

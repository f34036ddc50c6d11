-- Up Migration

-- Of a service that tells its statement: the last day that it has told, and when it is asked for the next one again after
-- it was asked in vain.
alter table bankbook.book
  add column asked_until date,
  add column ask_tries integer not null default 0,
  add column ask_at timestamptz,
  add column ask_why text;

-- What corrected a line is found by the line's name, as few as there are.
create index line_correction on bankbook.line (psp_id, currency, line_id) where line_id like '%#%';

-- Down Migration
drop index bankbook.line_correction;
alter table bankbook.book drop column asked_until, drop column ask_tries, drop column ask_at, drop column ask_why;

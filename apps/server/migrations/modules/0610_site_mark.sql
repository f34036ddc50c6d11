-- Up Migration
-- The drawn mark that a site shows; without one it shows its template's.
alter table app.site add column mark text check (mark ~ '^[a-z][a-z0-9]{0,31}$');

-- Down Migration
alter table app.site drop column mark;

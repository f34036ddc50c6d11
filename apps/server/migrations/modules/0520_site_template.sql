-- Up Migration
-- Which templates there are is said once, in the contract; a server refuses a site whose template it does not have.
alter table app.site drop constraint site_template_check;
alter table app.site add constraint site_template_check check (template ~ '^[a-z][a-z0-9]{0,31}$');

-- Down Migration
alter table app.site drop constraint site_template_check;
alter table app.site add constraint site_template_check check (template in ('site02', 'suncity', 'apsport'));

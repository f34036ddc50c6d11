-- Up Migration

-- Numbers events in the order in which they are sent; it survives restarts, and a gap says nothing.
create sequence app.event_seq as bigint;
grant usage, select on sequence app.event_seq to platform_app;

-- The outbox is emptied as fast as it is filled: dead rows must not pile up in front of the oldest.
alter table app.outbox set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

-- Down Migration
drop sequence app.event_seq;

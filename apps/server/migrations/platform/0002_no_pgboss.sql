-- Repeated work holds locks of its connection and keeps no rows any more.
drop schema if exists pgboss cascade;

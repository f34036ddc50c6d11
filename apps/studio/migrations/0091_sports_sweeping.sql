-- Up Migration

-- What nobody has bet on is forgotten: a league that plays all day would fill a disk.
grant delete on sports.match, sports.match_event, sports.market, sports.market_cancel, sports.exposure,
  sports.match_exposure, sports.sim_match, sports.cash_out to studio_app;
create index match_age_idx on sports.match (kicks_off_at) where status not in ('not_started', 'live');
create index ticket_leg_match_idx on sports.ticket_leg (match_id);
create index settle_due_market_idx on sports.settle_due (market_id);
create index cash_out_age_idx on sports.cash_out (expires_at) where state = 'quoted';

-- Down Migration
drop index sports.cash_out_age_idx;
drop index sports.settle_due_market_idx;
drop index sports.ticket_leg_match_idx;
drop index sports.match_age_idx;
revoke delete on sports.match, sports.match_event, sports.market, sports.market_cancel, sports.exposure,
  sports.match_exposure, sports.sim_match, sports.cash_out from studio_app;

-- The windows of a member hear how a claim of theirs stands.
create or replace function offer.tell(p_claim_id bigint) returns void language sql as $$
  insert into app.outbox (channel, event, payload)
  select 'private-member.' || c.member_id, 'offer.changed', jsonb_build_object('offer_id', c.campaign_id, 'state', c.state,
    'granted', app.format_minor(c.granted_minor, c.currency), 'currency', c.currency)
  from offer.claim c where c.claim_id = p_claim_id
$$;
revoke all on function offer.tell from public;

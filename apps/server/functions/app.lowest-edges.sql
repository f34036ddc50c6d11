-- What the house keeps of a stake in the game of each hall that keeps least, in hundredths of a percent; halls without a
-- game that says what it returns are not among them.
create or replace function app.lowest_edges(p_site integer)
returns table (gt_id smallint, edge_bp integer) language sql stable as $$
  select g.gt_id, floor((100 - max(coalesce(g.rtp_max, g.rtp))) * 100)::integer
  from app.game g where g.site_id = p_site and g.rtp is not null group by g.gt_id
$$;
revoke all on function app.lowest_edges from public;

-- Up Migration
create index grant_of_site on promo.grant (site_id, grant_id);

-- Down Migration
drop index promo.grant_of_site;

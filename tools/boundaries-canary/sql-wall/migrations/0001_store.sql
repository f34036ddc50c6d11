-- Up Migration
create table app.item (item_id bigint primary key, name text not null);
create table app.sale (sale_id bigint primary key, item_id bigint not null);
create table app.shelf (shelf_id bigint primary key);
create table app.forgotten (forgotten_id bigint primary key);

-- Down Migration
drop table app.forgotten, app.shelf, app.sale, app.item;

-- Breaks: a trigger on the shop's table writes the store's. It does not delete from app.sale.
create or replace function app.forget_item() returns trigger language plpgsql as $$
begin
  delete from app.item where item_id = old.item_id;
  return null;
end
$$;
create or replace trigger sale_item_ends after delete on app.sale
  for each row execute function app.forget_item();

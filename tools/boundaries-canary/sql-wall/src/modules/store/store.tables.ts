declare module '#platform/database.ts' {
  interface Tables {
    'app.item': { item_id: number; name: string };
    'app.shelf': { shelf_id: number };
  }
}

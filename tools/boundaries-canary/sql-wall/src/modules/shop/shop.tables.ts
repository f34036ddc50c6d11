declare module '#platform/database.ts' {
  interface Tables {
    'app.sale': { sale_id: number; item_id: number };
    'app.shelf': { shelf_id: number };
  }
}

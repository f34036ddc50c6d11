declare module '#platform/database.ts' {
  interface Tables {
    'app.picture': PictureTable;
  }
}

export interface PictureTable {
  site_id: number;
  /** By its content, such as `3f…d1.webp`. */
  name: string;
  width: number;
  height: number;
  size_bytes: number;
  /** What the file was called where it came from. */
  called: string;
  operator_id: number;
  operator_account: string;
  uploaded_at: Date;
}

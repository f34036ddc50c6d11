import type { Generated } from 'kysely';

declare module '#platform/database.ts' {
  interface Tables {
    'app.pixel': {
      site_id: number;
      pixel_id: string;
      /** Sealed; in clear for a minute where an operator has written it by hand. */
      access_token: string;
      endpoint: Generated<string>;
    };
    'app.tracking_event': TrackingEventTable;
  }
}

interface TrackingEventTable {
  tracking_event_id: Generated<number>;
  site_id: number;
  event_key: string;
  content: string;
  state: 'waiting' | 'sent' | 'failed';
  tries: Generated<number>;
  due_at: Date;
  created_at: Date;
}

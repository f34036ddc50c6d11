/** The member that a part of their page is about. */
export interface Whom {
  site_id: number;
  member_id: number;
}

/** How many a list of the protocol has at most. */

export const historyLength = 20;
/** Of a session's last results: as many as a shared table tells of. */
export const resultsLength = 60;
export const ticketsLength = 20;
/** A player's plans at a table. */
export const plansLength = 10;

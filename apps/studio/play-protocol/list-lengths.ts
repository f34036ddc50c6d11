/** How many a list of the protocol has at most. */

export const historyLength = 20;
/** Of a session's last results: as many as their row has room for. */
export const resultsLength = 12;
export const ticketsLength = 20;

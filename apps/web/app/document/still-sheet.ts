/** The style sheet of pages without code, an entry of the client build of its own; only such documents have it. */
export const stillSheet = 'app/document/still-sheet/still.css';

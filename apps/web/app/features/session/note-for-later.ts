const key = 'note-for-later';

/** Leaves a word for the page that this tab loads next. */
export function leaveNote(note: 'cleaned', storage: Storage = window.sessionStorage): void {
  storage.setItem(key, note);
}

/** Whether that word was left; it is said once. */
export function takeNote(note: 'cleaned', storage: Storage = window.sessionStorage): boolean {
  if (storage.getItem(key) !== note) return false;
  storage.removeItem(key);
  return true;
}

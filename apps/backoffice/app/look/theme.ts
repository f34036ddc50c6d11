import { createStore } from '@halls/web-kit';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const kept = 'office_theme';
const isTheme = (value: string | null): value is Theme => themes.some((theme) => theme === value);

/** What the operator wants; `system` leaves it to their machine. */
export const theme = createStore<Theme>('system');

export function setTheme(next: Theme): void {
  localStorage.setItem(kept, next);
  show(next);
}

/** Puts back what was chosen before, before anything is drawn. */
export function restoreTheme(): void {
  const before = localStorage.getItem(kept);
  show(isTheme(before) ? before : 'system');
}

function show(next: Theme): void {
  if (next === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  theme.set(next);
}

/** The eight halls, by game type. */
export type HallId = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export const hallIds: readonly HallId[] = [2, 3, 4, 5, 6, 7, 8, 9];

/** A hall's icon on a 24 × 24 grid: one weight, the text's own colour. */
export function hallIconSvg(gtId: HallId): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${icons[gtId]}</svg>`;
}

const dotAt = (x: number, y: number, r = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" stroke="none"/>`;

const icons: Readonly<Record<HallId, string>> = {
  // Slots: a machine with three reels and its lever.
  2: '<path d="M3 7.5A2.5 2.5 0 0 1 5.5 5H15a2.5 2.5 0 0 1 2.5 2.5V19a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1Z"/><path d="M5.8 9h8.9v5.5H5.8ZM8.8 9v5.5M11.7 9v5.5M6.5 17.3h7.5M17.5 13h1.5a1.5 1.5 0 0 0 1.5-1.5V7.8"/><circle cx="20.5" cy="6" r="1.5"/>',
  // Live casino: a roulette wheel.
  3:
    '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="4.2"/><path d="M12 3v4.8M12 16.2V21M3 12h4.8M16.2 12H21M5.64 5.64l3.39 3.39M14.97 14.97l3.39 3.39M18.36 5.64l-3.39 3.39M9.03 14.97l-3.39 3.39"/>' +
    dotAt(12, 12, 1.2),
  // Sports: a football.
  4: '<circle cx="12" cy="12" r="9"/><path d="m12 8 3.8 2.77-1.45 4.48h-4.7L8.2 10.77ZM12 8V3.2M15.8 10.77l4.6-1.5M14.35 15.25l2.85 3.9M9.65 15.25l-2.85 3.9M8.2 10.77l-4.6-1.5"/>',
  // Lottery: balls on their way.
  5: '<circle cx="8" cy="9" r="5"/><circle cx="17" cy="14.5" r="4"/><circle cx="8.5" cy="18.8" r="2.2"/><path d="M7 7.5 8.5 6.8V11.2M15.7 13.6c.3-1.1 2.5-1.1 2.5.2 0 1-2.5 1.5-2.5 2.5h2.6"/>',
  // Card games: two cards.
  6: '<path d="M4.2 8.2 11 5.7a1.5 1.5 0 0 1 1.9.9l4.2 11.5M4.2 8.2a1.5 1.5 0 0 0-.9 1.9l3.5 9.7a1.5 1.5 0 0 0 1.9.9l6.5-2.4"/><path d="M13.5 3.3h5.7a1.6 1.6 0 0 1 1.6 1.6v11.3a1.6 1.6 0 0 1-1.6 1.6h-2"/><path d="M9.3 10.8c-1.5.3-2.2 1.7-1.3 2.7.7.7 1.7.8 3.6 1.6.6-1.9 1.2-2.7 1-3.7-.2-1.4-1.7-1.8-2.6-.6Z"/>',
  // Virtual sports: a flag at the finish with a play mark.
  7: '<path d="M5 21V4M5 4.5c2.5-1.6 5-1.6 7.2-.3 2.3 1.3 4.6 1.3 6.8.1v9.4c-2.2 1.2-4.5 1.2-6.8-.1-2.2-1.3-4.7-1.3-7.2.3"/><path d="M10.3 6.7v5l4.2-2.2ZM3.5 21h3"/>',
  // Cockfight: a rooster's head.
  8:
    '<path d="M7.5 20.5c0-3 .5-5 .5-7.5C8 9.5 10 7 13 7s5 2 5 4.8c0 1-.1 1.7-.4 2.4L21 16.2l-4.3.6c-.3 1.5-.2 2.5.3 3.7"/><path d="M9.2 8.7C7 7.5 7.5 4.5 9.7 4.7 10 2.5 13 2.3 13.4 4.4c1.7-1.2 3.9.4 3.1 2.5.3.3.5.7.6 1.1"/><path d="M15.5 17c0 1.7-2.7 1.7-2.7 0 0-.8.5-1.5 1-2M4 13.5c-.8 2.3-.6 4.7.2 7"/>' +
    dotAt(14.2, 11),
  // Esport: a game controller.
  9:
    '<path d="M7.5 7.5h9a5 5 0 0 1 4.9 4.1l.6 3.6a2.7 2.7 0 0 1-4.7 2.2L15.5 15.5h-7l-1.8 1.9A2.7 2.7 0 0 1 2 15.2l.6-3.6a5 5 0 0 1 4.9-4.1Z"/><path d="M8.3 10v3M6.8 11.5h3M12 7.5V5.7a1.5 1.5 0 0 1 1.5-1.5h1.2"/>' +
    dotAt(15.4, 12.7) +
    dotAt(17.4, 10.6),
};

/** From its issue to its answer. */
export const captchaLivesMs = 120_000;
/** Rows are kept longer than any rule looks back. */
export const captchaKeptMs = 10 * 60_000;
export const maxPerMinute = 10;

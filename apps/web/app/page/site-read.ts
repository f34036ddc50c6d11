let isAsked = false;

/**
 * The frame around the pages is read once: it is the same for a guest and a member. Only what tells
 * of a change asks for it again, with the next reading of the page.
 */
export const siteRead = {
  askAgain(): void {
    isAsked = true;
  },
  /** Whether it was asked for since the last time. */
  takeWish(): boolean {
    const wish = isAsked;
    isAsked = false;
    return wish;
  },
};

/** Letters that the system itself sends, each with the keys of its words in the message file `system_letter`. */
export const systemLetters = {
  welcome: { title: 'welcome.title', content: 'welcome.content' },
  payout_account_added: { title: 'payout_account_added.title', content: 'payout_account_added.content' },
  payout_account_removed: {
    title: 'payout_account_removed.title',
    content: 'payout_account_removed.content',
  },
  agent_approved: { title: 'agent_approved.title', content: 'agent_approved.content' },
  agent_refused: { title: 'agent_refused.title', content: 'agent_refused.content' },
} as const satisfies Readonly<Record<string, { title: string; content: string }>>;

export type SystemLetter = keyof typeof systemLetters;
/** A message key of a letter's title or content. */
export type SystemLetterKey = (typeof systemLetters)[SystemLetter]['title' | 'content'];

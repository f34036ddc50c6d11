/** What an operator may be allowed to do; a call of the office names one of these. */
export const permissions = [
  /** Find members, and see of them what is no secret: contacts masked, money, play, sessions. */
  'member.read',
  /** See contacts and other personal data in clear. */
  'member.read_personal',
  /** Correct a profile, write notes, end sessions, have a password changed. */
  'member.edit',
  /** Let a member in no more, or in again; switch transfers. */
  'member.freeze',
  /** Limit what a member may lose, and ask that it be loosened. */
  'limit.edit',
  /** Decide on limits that others have asked to be loosened. */
  'limit.approve',
  /** Ask that a balance be adjusted. */
  'balance.adjust',
  /** Decide on what others have asked of balances. */
  'balance.approve',
  /** Entries, orders and rounds, of whomever. */
  'money.read',
  /** The house's books: every transaction and account, what they held at any moment, and whether all of it holds. */
  'ledger.read',
  /** What was staked and paid where, down to the round. */
  'report.read',
  /** What providers' own books say beside ours, day by day. */
  'recon.read',
  /** Have days compared again, and work on what differs. */
  'recon.work',
  /** See what members pay in and take out, and what payment services say of it. */
  'cashier.read',
  /** Ask services about deposits, and ask for orders in review to be decided. */
  'cashier.work',
  /** Decide on orders in review that others have worked on. */
  'cashier.approve',
  /** Which payment services there are, how they stand and how they do. */
  'psp.read',
  /** Set whether payment services are used, between which amounts; ask for new keys. */
  'psp.edit',
  /** Decide on keys of payment services that others have asked for. */
  'psp.approve',
  /** What payment services' statements say beside our books. */
  'bankbook.read',
  /** Bring statements, work on what differs, ask for days to be closed. */
  'bankbook.work',
  /** Close days that others have worked on. */
  'bankbook.close',
  /** Have lists written into files. */
  'export.make',
  /** What sites ask before they pay out, and what that says of a member. */
  'risk.read',
  /** Write such rules, run them beside those that hold, set one aside for a member. */
  'risk.edit',
  /** Decide on rules that others have written. */
  'risk.approve',
  /** What sportsbooks offer, what it may cost, who has bet on it, how the feed is heard. */
  'trading.read',
  /** Hold matches and markets, set their prices; ask for markets to be settled by hand. */
  'trading.work',
  /** Decide on results that others have asked for. */
  'trading.approve',
  /** Who the agents are, who is under them, who wants to be one. */
  'agent.read',
  /** Decide on applications, retire agents, ask for members to be moved. */
  'agent.work',
  /** Decide on moves that others have asked for. */
  'agent.approve',
  /** Which red envelopes there are, and who has claimed them. */
  'envelope.read',
  /** Write red envelopes, ask that they be announced, stop them. */
  'envelope.edit',
  /** Decide on red envelopes that others have written. */
  'envelope.approve',
  /** What sites give their members, to whom, and what it cost. */
  'promotion.read',
  /** Write and end what is given; ask for it to begin. */
  'promotion.edit',
  /** Decide on promotions that others have asked for. */
  'promotion.approve',
  /** Ask a provider what has become of a transfer. */
  'transfer.ask',
  /** What sites show, and what is being written of it. */
  'content.read',
  /** Write drafts, and ask for them to be published. */
  'content.edit',
  /** Publish what somebody else has written, and take it off the site. */
  'content.publish',
  /** Which letters operators have sent, and to whom. */
  'letter.read',
  /** Write letters to members. */
  'letter.send',
  /** How sites stand. */
  'site.read',
  /** Shut sites to visitors, and open them; ask for other rules and settings of theirs. */
  'site.edit',
  /** Decide on what others have asked of sites. */
  'site.approve',
  /** Which game providers there are, and how they stand. */
  'provider.read',
  /** Shut providers, and open them; switch games off; ask for new keys. */
  'provider.edit',
  /** Decide on keys of providers that others have asked for. */
  'provider.approve',
  /** Who the operators are, what they hold, where they are signed in. */
  'operator.read',
  /** Invite and disable operators, end their sessions, ask for rights for them. */
  'operator.edit',
  /** Decide on rights that others have asked for. */
  'operator.approve',
  /** How many have to agree to what. */
  'policy.read',
  /** Ask for another rule. */
  'policy.edit',
  /** Decide on rules that others have asked for. */
  'policy.approve',
  /** How the product stands: jobs, events, errors, versions. */
  'system.read',
  /** What has been asked for and waits for a second person. */
  'request.read',
  /** Who did what, and why. */
  'log.read',
  /** Have the log proved unbroken. */
  'log.check',
] as const;

export type Permission = (typeof permissions)[number];

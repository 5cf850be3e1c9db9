/**
 * The mails that somebody may turn off. What is about one's own money, safety or account is none of them, and always goes. A
 * mail says its kind where it is defined.
 */
export const mailKinds = [
  'order_progress',
  'message_notices',
  'poll_invitations',
  'poll_reminders',
  'poll_results',
  'review_requests',
  'coin_reminders',
  'team_invitations',
] as const;
export type MailKind = (typeof mailKinds)[number];

export const mailKindWords: Record<MailKind, { label: string; description: string }> = {
  order_progress: {
    label: 'Progress of my orders',
    description:
      'When a caterer accepts or confirms an order, or brings it. We always email you about cancellations and price changes.',
  },
  message_notices: {
    label: 'Unread messages',
    description: 'When a message waits in your inbox.',
  },
  poll_invitations: {
    label: 'Poll invitations',
    description: 'When a colleague asks what you would like to eat.',
  },
  poll_reminders: {
    label: 'Poll reminders',
    description: 'When a poll that you have not answered ends soon.',
  },
  poll_results: { label: 'Results of my polls', description: 'When your poll has ended.' },
  review_requests: {
    label: 'Review requests',
    description: 'When a delivered order is ready for your review.',
  },
  coin_reminders: { label: 'Coin reminders', description: 'When some of your coins are about to lapse.' },
  team_invitations: {
    label: 'Invitations to organizations',
    description: 'When somebody invites you to order with their organization.',
  },
};

import { mailLimit, networkOf, rateLimit, routes } from '../http';
import { openTicket } from './open-ticket';
import { supportTicket, supportTicketBody, supportTicketHeaders } from './support.schemas';

const fromLimit = rateLimit({ name: 'support_ticket_from', tries: 30, seconds: 60 * 60 });
const copyLimit = mailLimit('support_ticket');

export const supportRoutes = routes({ tag: 'Support', base: '/cpi/v1/public' });

supportRoutes.post(
  '/support_tickets',
  {
    summary: 'Sends a question to the support team, with a copy to who asks',
    spec: '2 §2',
    who: 'anyone',
    protection: 'origin',
    headers: supportTicketHeaders,
    body: supportTicketBody,
    answer: supportTicket,
    status: 201,
  },
  async ({ actor, headers, body, request }) => {
    const network = networkOf(request);
    await fromLimit.spend(network);
    await copyLimit.spend(body.email, { network });
    return { number: await openTicket(body, { actor, requestKey: headers['Idempotency-Key'] ?? null }) };
  },
);

import type Stripe from 'stripe';
import { env } from '../env';
import { ApiError, notFound } from '../errors';
import { nothing, routes } from '../http';
import { stripe } from './stripe';
import { receiveStripeEvent } from './stripe-events';

export const webhookRoutes = routes({ tag: 'Webhooks', base: '/cpi/v1/webhooks' });

webhookRoutes.post(
  '/stripe',
  {
    summary: 'Takes an event from Stripe, once',
    description:
      'Signed by Stripe over its bytes. The event is kept and answered at once; what became of its payment is then asked of Stripe.',
    who: 'anyone',
    protection: 'signature',
    answer: nothing,
    status: 204,
  },
  async ({ request }) => {
    const secret = env.STRIPE_WEBHOOK_SECRET;
    if (!secret) throw notFound();
    const signature = request.get('stripe-signature') ?? '';
    await receiveStripeEvent(readEvent(request.body as Buffer, signature, secret));
  },
);

function readEvent(body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    throw new ApiError(400, 'webhook-signature_invalid', {
      message: 'This is not signed by Stripe.',
      fields: { body: ['signature_invalid'] },
      field_errors: { body: ['is not signed by Stripe'] },
    });
  }
}

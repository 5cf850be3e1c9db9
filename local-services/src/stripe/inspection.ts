import { Router } from 'express';
import { type Pool } from 'pg';
import { html, type Html } from '../pages/html';
import { instant, sendPage } from '../pages/layout';
import { type Behaviours } from './behaviour';
import { behaviourForm, behaviourRoutes } from './behaviour-page';
import { type Charge, type PaymentIntent } from './objects';

interface Row {
  intent: PaymentIntent;
  charge: Charge | null;
}

/** Pages and JSON of the payments, for people and tests, and of the behaviour settings. */
export function stripeInspection(pool: Pool, behaviours: Behaviours): Router {
  const router = Router();
  router.use(behaviourRoutes(behaviours));
  router.get('/', async (request, response) => {
    const customer = textOf(request.query.customer);
    const { rows, count } = await findPayments(pool, customer, 200);
    sendPage(
      response,
      'Payments',
      html`<div class="head">
          <h1>Payments</h1>
          <p class="quiet">
            ${count} payment intent${count === 1 ? '' : 's'} in the local stand-in for Stripe. No money moves.
          </p>
        </div>
        ${
          rows.length === 0
            ? empty
            : html`<ol class="list">
                ${rows.map(paymentRow)}
              </ol>`
        }
        ${behaviourForm(behaviours.current)}`,
    );
  });
  router.get('/payment_intents.json', async (request, response) => {
    const { rows, count } = await findPayments(pool, textOf(request.query.customer), 1000);
    response.set('Cache-Control', 'no-store').json({ records: rows.map(present), count });
  });
  return router;
}

async function findPayments(pool: Pool, customer: string | null, limit: number) {
  const found = await pool.query<Row>(
    `select intent.data as intent, charge.data as charge
     from local_services.stripe_objects intent
     left join local_services.stripe_objects charge on charge.id = intent.data->>'latest_charge'
     where intent.kind = 'payment_intent' and ($1::text is null or intent.customer = $1)
     order by intent.seq desc limit $2`,
    [customer, limit],
  );
  const counted = await pool.query<{ count: number }>(
    `select count(*)::int as count from local_services.stripe_objects
     where kind = 'payment_intent' and ($1::text is null or customer = $1)`,
    [customer],
  );
  return { rows: found.rows, count: counted.rows[0]?.count ?? 0 };
}

function present({ intent, charge }: Row) {
  const captured = charge?.captured ? charge.amount_captured : 0;
  const released = charge && charge.status === 'succeeded' ? charge.amount - captured : 0;
  return {
    id: intent.id,
    status: intent.status,
    amount: intent.amount,
    amount_capturable: intent.amount_capturable,
    amount_captured: captured,
    amount_refunded: charge?.captured ? charge.amount_refunded - released : 0,
    captured: charge?.captured ?? false,
    currency: intent.currency,
    customer: intent.customer,
    payment_method: intent.payment_method,
    description: intent.description ?? null,
    metadata: intent.metadata,
    created: intent.created,
  };
}

const empty = html`<section class="card">
  <h2>No payments yet</h2>
  <p>Submit an order with a test card, and its authorisation appears here.</p>
</section>`;

function paymentRow(row: Row): Html {
  const payment = present(row);
  const metadata = Object.entries(payment.metadata);
  return html`<li class="card row">
    <div class="grow">
      <p class="figure">
        ${money(payment.amount)}
        <span class="tag" data-status="${payment.status}">${payment.status.replaceAll('_', ' ')}</span>
      </p>
      <p class="quiet">
        <code>${payment.id}</code>${payment.customer && html` · <code>${payment.customer}</code>`}
      </p>
      ${
        metadata.length > 0 &&
        html`<dl class="pairs">
          ${metadata.map(
            ([key, value]) =>
              html`<div>
                <dt>${key}</dt>
                <dd>${value}</dd>
              </div>`,
          )}
        </dl>`
      }
    </div>
    <div class="aside">
      <p>Captured <b>${money(payment.amount_captured)}</b></p>
      ${payment.amount_refunded > 0 && html`<p>Refunded <b>${money(payment.amount_refunded)}</b></p>`}
      <p class="quiet">${instant(new Date(payment.created * 1000))}</p>
    </div>
  </li>`;
}

const money = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

const textOf = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value.replaceAll('\0', '') : null;

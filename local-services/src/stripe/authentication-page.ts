import express, { type Request, type Response, Router } from 'express';
import { type Pool } from 'pg';
import { inTransaction } from '../database';
import { html } from '../pages/html';
import { sendPage } from '../pages/layout';
import { type Call } from './call';
import { newId } from './ids';
import { type Intent } from './objects';
import { completePayment, failAuthentication } from './payment-confirmation';
import { StripeError } from './errors';
import { completeSetup, failSetup } from './setup-intents';
import { load, peek } from './store';
import { type StripeOptions } from './router';

/** The page where a person passes or fails 3-D Secure, like a bank's. */
export function authenticationPages(options: StripeOptions): Router {
  const router = Router();
  router.get('/:id', async (request, response) => {
    const intent = await findIntent(options.pool, request);
    if (!intent) return notFound(response);
    if (intent.status !== 'requires_action') return response.redirect(303, answeredAddress(request, intent));
    sendPage(
      response,
      'Confirm it is you',
      html`<section class="card narrow">
        <p class="eyebrow">Test bank · 3-D Secure</p>
        <h1>Confirm it is you</h1>
        <p>${describe(intent)} This page stands in for the card's bank; no money moves.</p>
        <form method="post" class="actions">
          <input type="hidden" name="client_secret" value="${intent.client_secret}" />
          <button class="primary" name="outcome" value="succeeded">Complete authentication</button>
          <button name="outcome" value="failed">Fail authentication</button>
        </form>
      </section>`,
    );
  });
  router.post('/:id', express.urlencoded({ extended: false, limit: '10kb' }), async (request, response) => {
    const { outcome } = (request.body ?? {}) as Record<string, unknown>;
    const before = await findIntent(options.pool, request);
    if (!before || (outcome !== 'succeeded' && outcome !== 'failed')) return notFound(response);
    const after = await settle(options, before, outcome === 'succeeded');
    options.onChange();
    const returnUrl = before.next_action?.redirect_to_url?.return_url;
    response.redirect(303, returnUrl ? returnAddress(returnUrl, after) : answeredAddress(request, after));
  });
  // A separate address, by which a page that frames this one notices the answer.
  router.get('/:id/answered', async (request, response) => {
    const intent = await findIntent(options.pool, request);
    if (!intent || intent.status === 'requires_action') return notFound(response);
    finished(response, intent);
  });
  return router;
}

const answeredAddress = ({ baseUrl }: Request, { id, client_secret }: Intent) =>
  `${baseUrl}/${id}/answered?${new URLSearchParams({ client_secret }).toString()}`;

/** The intent of the address, if the client secret is right. */
async function findIntent(pool: Pool, request: Request): Promise<Intent | null> {
  const body = (request.body ?? {}) as Record<string, unknown>;
  const secret = request.query.client_secret ?? body.client_secret;
  const found = await peek(pool, String(request.params.id));
  const isIntent = found?.object === 'payment_intent' || found?.object === 'setup_intent';
  return isIntent && found.client_secret === secret ? found : null;
}

/** Answers the challenge once; an intent that has changed meanwhile stays as it is. */
async function settle(options: StripeOptions, before: Intent, passed: boolean): Promise<Intent> {
  const kind = before.object;
  return inTransaction(options.pool, async (transaction) => {
    const call: Call = {
      transaction,
      path: {},
      form: {},
      url: '',
      requestId: newId('req'),
      account: '',
      idempotencyKey: null,
      apiVersion: '2026-10-28.endive',
      publicOrigin: options.publicOrigin(),
      webhooksEnabled: options.webhooksEnabled,
    };
    const intent = await load(transaction, kind, before.id);
    if (intent.status !== 'requires_action' || !intent.payment_method) return intent;
    const method = await load(transaction, 'payment_method', intent.payment_method);
    try {
      if (intent.object === 'payment_intent') {
        return await (passed ? completePayment : failAuthentication)(call, intent, method);
      }
      if (passed) return await completeSetup(call, intent, method);
      return await failSetup(call, intent, {
        code: 'setup_intent_authentication_failure',
        message: 'The latest attempt to set up the payment method has failed because authentication failed.',
        payment_method: method,
        type: 'invalid_request_error',
      });
    } catch (error) {
      // A decline after the challenge is a result that is stored in the intent.
      if (error instanceof StripeError && error.effect === 'changes') return intent;
      throw error;
    }
  });
}

function returnAddress(returnUrl: string, intent: Intent): string {
  const url = new URL(returnUrl);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
  url.searchParams.set('redirect_status', succeeded(intent) ? 'succeeded' : 'failed');
  return url.href;
}

const succeeded = (intent: Intent) => ['succeeded', 'requires_capture'].includes(intent.status);

function describe(intent: Intent): string {
  if (intent.object !== 'payment_intent') return 'A card is to be saved for later payments.';
  return `A card is to be charged $${(intent.amount / 100).toFixed(2)}.`;
}

function finished(response: Response, intent: Intent): void {
  const words = succeeded(intent) ? 'Authentication is complete.' : 'Authentication has failed or ended.';
  sendPage(
    response,
    'Authentication',
    html`<section class="card narrow">
      <p class="eyebrow">Test bank · 3-D Secure</p>
      <h1>${words}</h1>
      <p>You can close this page and go back to your order.</p>
    </section>`,
  );
}

function notFound(response: Response): void {
  sendPage(
    response,
    'Not found',
    html`<section class="card narrow">
      <h1>Nothing to confirm here</h1>
      <p>The link is incomplete or out of date.</p>
    </section>`,
    404,
  );
}

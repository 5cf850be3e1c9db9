import { createHash } from 'node:crypto';
import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import { type Pool } from 'pg';
import { type BehaviourName, type Behaviours } from './behaviour';
import { type Route } from './call';
import { refuseCardNumbers } from './card-numbers';
import { chargeRoutes } from './charges';
import { customerRoutes } from './customers';
import { badParameter, keyInUse, lockTimeout, StripeError, unauthorized, unrecognized } from './errors';
import { eventRoutes } from './events';
import { type Form, type FormValue } from './form';
import { newId } from './ids';
import { paymentIntentRoutes } from './payment-intents';
import { paymentMethodRoutes } from './payment-methods';
import { errorAnswer, type Manner, perform } from './perform';
import { refundRoutes } from './refunds';
import { setupIntentRoutes } from './setup-intents';

const routes: Route[] = [
  ...customerRoutes,
  ...paymentMethodRoutes,
  ...setupIntentRoutes,
  ...paymentIntentRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...eventRoutes,
];

export interface StripeOptions {
  pool: Pool;
  publicOrigin: () => string;
  webhooksEnabled: boolean;
  /** Called after each call that may have queued a webhook. */
  onChange: () => void;
  /** The configured behaviour. */
  behaviours: Behaviours;
}

/** The implemented part of Stripe's API, under `/v1`. */
export function stripeApi(options: StripeOptions): Router {
  const router = Router();
  router.use((request, response, next) => {
    response.set('Request-Id', newId('req'));
    response.set('Stripe-Version', request.get('stripe-version') ?? defaultVersion);
    checkKey(request);
    next();
  });
  router.use(express.urlencoded({ extended: true, limit: '1mb' }));
  for (const route of routes) {
    router[route.method](route.path, async (request, response) => {
      await answer(options, route, request, response);
    });
  }
  router.use((request) => {
    checkForm(formOf(request));
    throw unrecognized(request.method, request.originalUrl.split('?')[0] ?? '');
  });
  router.use(onError);
  return router;
}

const failures: Partial<Record<BehaviourName, Manner['fails']>> = {
  '500 after success': 'afterwards',
  '500 without success': 'instead',
};

const defaultVersion = '2026-10-28.endive';

async function answer(options: StripeOptions, route: Route, request: Request, response: Response) {
  const form = formOf(request);
  checkForm(form);
  const key = route.method === 'post' ? (request.get('idempotency-key') ?? null) : null;
  const url = request.baseUrl + request.path;
  const { behaviours } = options;
  const told = behaviours.take(request.method, url, key);
  if (told.behaviour === 'dead') return request.socket.destroy();
  if (told.behaviour === '409 in use' && key) throw keyInUse(key);
  if (told.behaviour === '429') throw lockTimeout();
  const result = await perform(
    options.pool,
    url,
    {
      path: request.params as Record<string, string>,
      form,
      url,
      requestId: String(response.get('Request-Id')),
      account: accountOf(request),
      idempotencyKey: key,
      apiVersion: String(response.get('Stripe-Version')),
      publicOrigin: options.publicOrigin(),
      webhooksEnabled: options.webhooksEnabled,
    },
    route.handler,
    { before: () => behaviours.beSlow(told), fails: failures[told.behaviour] ?? null },
  );
  if (route.method !== 'get') options.onChange();
  if (told.behaviour === 'dropped') return request.socket.destroy();
  await behaviours.beLate(told, response);
  if (result.status >= 500) response.set('Stripe-Should-Retry', 'false');
  if (key) response.set('Idempotency-Key', key);
  if (result.replayed) response.set('Idempotent-Replayed', 'true');
  response.status(result.status).type('application/json').send(result.body);
}

/** Idempotency keys are separate per API key and connected account. */
const accountOf = (request: Request) =>
  createHash('sha256')
    .update(`${request.get('authorization')} ${request.get('stripe-account') ?? ''}`)
    .digest('base64url')
    .slice(0, 16);

/** Accepts test keys only, so that a real key is not used here by mistake. */
function checkKey(request: Request): void {
  const [scheme, credentials = ''] = (request.get('authorization') ?? '').split(' ');
  const key =
    scheme?.toLowerCase() === 'basic'
      ? Buffer.from(credentials, 'base64').toString().split(':')[0]
      : credentials;
  if (!key) throw unauthorized('You did not provide an API key.');
  if (!/^sk_test_\w+$/.test(key)) {
    throw unauthorized(
      `Invalid API Key provided: ${key.slice(0, 3)}****. The local stand-in takes test keys only.`,
    );
  }
}

function formOf(request: Request): Form {
  const hasBody = Number(request.get('content-length') ?? 0) > 0;
  if (hasBody && !request.is('application/x-www-form-urlencoded')) {
    throw badParameter('body', 'Send the request as application/x-www-form-urlencoded.');
  }
  return { ...(request.query as Form), ...(request.body as Form | undefined) };
}

function checkForm(form: Form): void {
  refuseCardNumbers(form);
  refuseNul(form);
}

// PostgreSQL can't store U+0000.
function refuseNul(value: FormValue): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw badParameter('body', 'The request holds a NUL character.');
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    refuseNul(key);
    refuseNul(item);
  }
}

// Express knows an error handler by its four parameters.
const onError: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const known = error instanceof StripeError ? error : fromParser(error);
  const { status, body } = errorAnswer(known);
  if (known.retry !== undefined) response.set('Stripe-Should-Retry', String(known.retry));
  response.status(status).type('application/json').send(body);
};

function fromParser(error: unknown): StripeError {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  if (status >= 400 && status < 500) {
    return new StripeError(status, { type: 'invalid_request_error', message: 'The request is malformed.' });
  }
  console.error('local services: a Stripe call failed', error);
  return new StripeError(500, { type: 'api_error', message: 'The local stand-in failed; its log says why.' });
}

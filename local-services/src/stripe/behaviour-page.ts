import express, { type ErrorRequestHandler, type Response, Router } from 'express';
import { html, type Html } from '../pages/html';
import { type Behaviour, behaviours, type Behaviours } from './behaviour';
import { type FieldErrors, fromForm, readBehaviour } from './behaviour-body';

/** Shows and sets the fake's behaviour; the form redirects to the payments. */
export function behaviourRoutes(told: Behaviours): Router {
  const router = Router();
  router.get('/behaviour', (_request, response) => {
    response.set('Cache-Control', 'no-store').json(told.current);
  });
  router.post(
    '/behaviour',
    express.json({ limit: '10kb' }),
    express.urlencoded({ extended: false, limit: '10kb' }),
    (request, response) => {
      const isForm = Boolean(request.is('application/x-www-form-urlencoded'));
      const body: unknown = request.body;
      const read = readBehaviour(isForm ? fromForm(body as Record<string, unknown>) : body);
      if (!isBehaviour(read)) return refuse(response, read);
      told.set(read);
      if (isForm) response.redirect(303, '/local/stripe');
      else response.json(told.current);
    },
  );
  // Express knows an error handler by its four parameters.
  const onError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
    const isUnreadable = error instanceof Error && 'status' in error && Number(error.status) < 500;
    if (isUnreadable) refuse(response, { body: ['invalid'] });
    else next(error);
  };
  router.use('/behaviour', onError);
  return router;
}

const isBehaviour = (read: Behaviour | FieldErrors): read is Behaviour => typeof read.behaviour === 'string';

function refuse(response: Response, fields: FieldErrors): void {
  const message = `These are not valid: ${Object.keys(fields).join(', ')}.`;
  response.status(422).json({ status: 422, code: 'behaviour_invalid', message, fields });
}

/** The current behaviour in words, and a form to change it. */
export function behaviourForm({ behaviour, milliseconds, times, method, path }: Readonly<Behaviour>): Html {
  return html`<section class="card">
    <h2>How it answers</h2>
    <p>
      <b>${behaviour}</b>: ${behaviours[behaviour]}
      ${behaviour !== 'normal' && html`${scope(method, path)}, ${duration(times)}.`}
      ${milliseconds !== null && html`${milliseconds} ms.`}
    </p>
    <form method="post" action="/local/stripe/behaviour" class="search">
      <label>
        Behaviour
        <select name="behaviour">
          ${Object.keys(behaviours).map(
            (name) => html`<option value="${name}" ${name === behaviour && html`selected`}>${name}</option>`,
          )}
        </select>
      </label>
      <label>Milliseconds <input name="milliseconds" inputmode="numeric" size="6" /></label>
      <label>Times <input name="times" inputmode="numeric" size="4" /></label>
      <label>Path <input name="path" placeholder="/v1/payment_intents" size="20" /></label>
      <button class="primary">Set</button>
    </form>
  </section>`;
}

const scope = (method: string | null, path: string | null) =>
  method || path ? `For ${method ?? 'any'} calls to ${path ?? 'any path'}` : 'For every call';

const duration = (times: number | null) =>
  times === null ? 'until it is set anew' : `${times} more time${times === 1 ? '' : 's'}`;

import { type Call, get, type Route } from './call';
import { list, read, text } from './form';
import { newId, now } from './ids';
import { listObjects, page } from './lists';
import { type Event, type EventType, type Subject } from './objects';
import { insert, load } from './store';

/** Records what happened, with the object as it is now, and queues its webhook in the same transaction. */
export async function emit<Type extends EventType>(
  call: Call,
  type: Type,
  object: Subject<Type>,
): Promise<void> {
  const event: Event<Type> = {
    id: newId('evt'),
    object: 'event',
    api_version: call.apiVersion,
    created: now(),
    data: { object },
    livemode: false,
    pending_webhooks: call.webhooksEnabled ? 1 : 0,
    request: { id: call.requestId, idempotency_key: call.idempotencyKey },
    type,
  };
  await insert(call.transaction, event);
  if (call.webhooksEnabled) {
    await call.transaction.query('insert into local_services.stripe_deliveries (event_id) values ($1)', [
      event.id,
    ]);
  }
}

export const eventRoutes: Route[] = [
  get('/events', ({ transaction, form, url }) => {
    const { type, types, ...query } = read(form, { ...page, type: text(), types: list(text()) });
    const wanted = types?.filter((name) => typeof name === 'string');
    return listObjects(transaction, 'event', url, query, { type: wanted ?? type });
  }),
  get('/events/:id', ({ transaction, path }) => load(transaction, 'event', path.id ?? '')),
];

import { type Behaviour, behaviours, type BehaviourName, normal } from './behaviour';

/** Codes by field, in the shape of the API's own errors. */
export type FieldErrors = Record<string, string[]>;

const isName = (value: unknown): value is BehaviourName =>
  typeof value === 'string' && Object.hasOwn(behaviours, value);

const within = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

const methods: unknown[] = ['GET', 'POST', 'DELETE'];

/** Reads `{ behaviour, milliseconds?, times?, method?, path? }`; errors are returned by field. */
export function readBehaviour(body: unknown): Behaviour | FieldErrors {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { body: ['invalid'] };
  const {
    behaviour,
    milliseconds = null,
    times = null,
    method = null,
    path = null,
    ...unknown
  } = body as Record<string, unknown>;
  const verb = typeof method === 'string' ? method.toUpperCase() : method;
  const wrong: FieldErrors = Object.fromEntries(Object.keys(unknown).map((field) => [field, ['unknown']]));
  if (behaviour === undefined) wrong.behaviour = ['blank'];
  else if (!isName(behaviour)) wrong.behaviour = ['inclusion'];
  if (milliseconds !== null && !within(milliseconds, 0, 600_000)) wrong.milliseconds = ['invalid'];
  if (times !== null && !within(times, 1, 1_000_000)) wrong.times = ['invalid'];
  if (verb !== null && !methods.includes(verb)) wrong.method = ['inclusion'];
  if (path !== null && !(typeof path === 'string' && path.startsWith('/v1'))) wrong.path = ['invalid'];
  if (Object.keys(wrong).length > 0) return wrong;
  if (behaviour === 'normal') return normal;
  return { behaviour, milliseconds, times, method: verb, path } as Behaviour;
}

/** Converts form fields, where an empty text means missing. */
export function fromForm(form: Record<string, unknown>): Record<string, unknown> {
  const sent = Object.entries(form).filter(([, value]) => value !== '');
  const numbers = ['milliseconds', 'times'];
  return Object.fromEntries(
    sent.map(([field, value]) => [field, numbers.includes(field) ? Number(value) : value]),
  );
}

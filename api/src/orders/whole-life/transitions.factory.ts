import { changeProcess } from '../changes/change.process';
import { orderProcess } from '../order.process';
import { paymentProcess } from '../../payments';
import { Process } from '../../processes';
import { noOutcomes } from './outcomes.factory';

/** How often each process step was taken, and each outcome; the processes define the steps. */
type Taken = Record<string, number>;

export function countTransitions(): Taken {
  const taken: Taken = Object.fromEntries(
    [orderProcess, paymentProcess, changeProcess].flatMap(({ kind, definition }) =>
      Object.keys(definition.transitions).map((name) => [`${kind}.${name}`, 0]),
    ),
  );
  Object.assign(taken, noOutcomes());
  const prototype = Process.prototype as { step: (...given: never[]) => Promise<void> };
  const { step } = prototype;
  prototype.step = async function (this: { kind: string }, ...given: never[]) {
    await step.apply(this, given);
    const name = `${this.kind}.${String(given[0])}`;
    taken[name] = (taken[name] ?? 0) + 1;
  };
  return taken;
}

/** Steps that every run must take; rarer ones are required by `npm run explore` only. */
const usual = [
  ...['submit', 'accept', 'expire', 'cancel', 'fulfil'].map((name) => `order.${name}`),
  ...['askBank', 'authorize', 'refuse', 'release', 'void', 'capture'].map((name) => `payment.${name}`),
  ...['pay', 'request', 'apply', 'abandon'].map((name) => `order_change.${name}`),
  ...['tip as said', 'tip raised', 'coupon TENTH', 'coupon LAST', 'coupon given back'].map(
    (name) => `life.${name}`,
  ),
  ...['invoice for food', 'another day or hour', 'let pass', 'without tax', 'paid by a colleague'].map(
    (name) => `life.${name}`,
  ),
  'life.another card after a refusal',
];

/** Fails if a usual step was never taken, or no longer exists. */
export function expectUsualSteps(taken: Taken): void {
  expect(usual.filter((name) => !taken[name])).toEqual([]);
}

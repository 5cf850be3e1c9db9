import fc from 'fast-check';
import { errorCodes, type OrderTransition, type Schemas } from '@copper-carrot/contracts';
import type { Fault } from './faults.factory';
import type { Reference } from './reference.factory';
import type { World } from './world.factory';

/** An action on an order, with its precondition and the process steps that it may cause. */
export class Command implements fc.AsyncCommand<Reference, World> {
  constructor(
    private readonly name: string,
    private readonly brings: readonly OrderTransition[],
    private readonly can: (reference: Reference) => boolean,
    private readonly act: (reference: Reference, world: World) => Promise<void>,
  ) {}
  check(reference: Readonly<Reference>): boolean {
    return this.can(reference);
  }
  async run(reference: Reference, world: World): Promise<void> {
    await this.act(reference, world);
    await reference.look(this.brings);
  }
  toString(): string {
    return this.name;
  }
}

export interface Heard {
  status: number;
  body: unknown;
  text: string;
}
/** Expects one of these statuses; a call with a fault may also fail. */
export function expectOneOf(statuses: number[], { status, text }: Heard, fault: Fault | null = null): void {
  const all = fault ? [...statuses, 500, 503] : statuses;
  if (!all.includes(status)) throw new Error(`answered ${status}: ${text}`);
}
export const bodyOf = <Body>({ body }: Heard) => body as Body;

const inProgress: readonly unknown[] = [errorCodes.modify.inProgress, errorCodes.order.paymentInProgress];
/** Whether an answer means that nothing was done: a 402 may be a bank challenge, and an in-progress 409 is undecided. */
export const isRefusal = (answer: Heard) =>
  [403, 404, 409, 422, 429].includes(answer.status) &&
  !inProgress.includes(bodyOf<Schemas['Error']>(answer).code);

/** The version that a client sends where it is required. */
export const seenVersion = ({ is }: Reference) => (is.isDirect ? { lock_version: is.lockVersion } : {});

/** Stores an answer's error code and its bank challenge. */
export function keepQuestion(reference: Reference, answer: Heard): void {
  if (answer.status < 400) return;
  const { context, code } = bodyOf<Schemas['Error']>(answer);
  reference.heard.add(code);
  if (answer.status === 402 && typeof context.client_secret === 'string')
    reference.bank = context.client_secret;
}

export type Who = 'owner' | 'colleague';
export const who = fc.constantFrom<Who>('owner', 'colleague');
export const fault = (words: number): fc.Arbitrary<Fault | null> =>
  fc
    .option(
      fc.record({
        how: fc.constantFrom<Fault['how']>('killed', 'killed', 'cut'),
        at: fc.integer({ min: 1, max: words }),
        when: fc.constantFrom<Fault['when']>('before', 'after'),
      }),
      { freq: 2 },
    )
    .chain((struck) => fc.constantFrom(struck, null));
/** The allowed statuses of an actor's call; a colleague without their role gets 403 or 404. */
export const answersTo = (actor: Who, { colleagueMay }: Reference, statuses: number[]): number[] =>
  actor === 'colleague' && !colleagueMay ? [403, 404] : statuses;
export const saying = (given: unknown) => JSON.stringify(given);
export const always = () => true;
export const isCart = ({ is }: Reference) => is.status === 'in_cart';
export const stands = (reference: Reference) => reference.isOpen;
/** Whether a change waits for its bank or its caterer. */
export const isChanging = ({ is }: Reference) => is.change === 'requested' || is.change === 'paying';
export const wasPlaced = (reference: Reference) => !isCart(reference);
export const by = (...steps: OrderTransition[]) => steps;
/** Steps of jobs and the worker. */
export const byClock = by('submit', 'expire', 'cancelUnpaid', 'fulfil');

export const orders = '/cpi/v1/orderer/orders';
export const kitchen = '/cpi/v1/caterer/orders';

import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { answerBank } from './bank-commands.factory';
import { bodyOf, keepQuestion, type Heard } from './command.factory';
import { lastFault, noFault, withFault, type Fault, type SaidWord } from './faults.factory';
import { open, type Opening } from './opening.factory';
import { Reference } from './reference.factory';
import { anHourPasses } from './settle.factory';
import { strikes, type HowOften, type Strike } from './strikes.factory';
import { everythingOf, expectMoney, type Everything } from './struck-standing.factory';
import { work } from './worker.factory';
import { beginAnew, copyCart, type World } from './world.factory';

/** A call or job, with a fault at each of its requests in turn, each time with a new order. */
export interface Struck extends HowOften {
  /** The order's first state; it is held at once unless it is more days ahead. */
  begins: Pick<Opening, 'state'> & Partial<Pick<Opening, 'days' | 'payment'>>;
  /** Prepares all orders together at a later time; without it each is made when its turn comes. */
  later?: (references: Readonly<Several>, world: World) => Promise<void>;
  does: Call | Happening;
  /** The bank asks for confirmation; the person leaves, or confirms and repeats the call. */
  bank?: 'is left' | 'is told';
  /** The traces of an order that was not placed, whose person was told so or left. */
  letGo?: Partial<Everything>;
}
type Several = [Reference, ...Reference[]];
interface Call {
  by: 'owner' | 'cook' | 'payer';
  method?: 'post' | 'patch';
  path: (reference: Reference) => string;
  says?: (reference: Reference, world: World) => Promise<object> | object;
}
/** Creates a job without a call, which is run with the fault. */
type Happening = (reference: Reference, world: World) => Promise<unknown>;

const isByWorker = ({ does, isJobs = false }: Struck) => isJobs || typeof does === 'function';

/** Steps of people and events in these tests; jobs cause none within the hour. */
const steps = ['submit', 'accept', 'decline', 'cancel', 'fulfil'] as const;

interface Said {
  /** The answer of the failed call; null if its process was killed. */
  heard: string | null;
  /** The last answer that the person read; null if they left. */
  read: string | null;
}
interface Outcome extends Said {
  by: Strike;
  isDone: boolean;
}

/** The usual values, so that only the fault is special. */
const plain = {
  meanwhile: 'nothing',
  isAgreed: false,
  payment: 'card',
  coupon: null,
  tip: null,
  isExempt: false,
  obstacle: 'none',
} as const;

const forgetTries = () => sql.rows('delete from rate_limits');

/** Each order at the same time gets its own address. */
let doors = 0;
async function makeOrder({ begins }: Struck, world: World): Promise<Reference> {
  doors += 1;
  const opening = { ...plain, days: 3, card: 'pays', isDirect: false, ...begins } as const;
  const reference = await Reference.of(await copyCart(world, { ...opening, door: doors }));
  await forgetTries();
  await open(reference, world, opening);
  return reference;
}

/** So many orders, prepared together at a later time. */
async function waiting(struck: Struck, howMany: number, world: World): Promise<Several> {
  const all: Several = [await makeOrder(struck, world)];
  while (all.length < howMany) all.push(await makeOrder(struck, world));
  await struck.later?.(all, world);
  return all;
}

/** The requests of a run without a fault, and which of them last. */
async function wordsOf(struck: Struck, world: World): Promise<readonly SaidWord[]> {
  const [reference] = await waiting(struck, 1, world);
  await send(struck, await pressOf(struck, reference, world), world, noFault);
  const { words } = lastFault;
  if (struck.later) await beginAnew(world);
  return words;
}

/**
 * Runs it with faults at its requests, each with a new order, lets an hour pass, and returns the outcomes: everything
 * was done or nothing was, never a part.
 */
export async function strike(
  struck: Struck,
  world: World,
): Promise<{ done: Everything; undone: Everything; outcomes: Outcome[] }> {
  await beginAnew(world);
  const struckBy = strikes(await wordsOf(struck, world), { ...struck, isJobs: isByWorker(struck) });
  const ahead: Reference[] = struck.later ? await waiting(struck, struckBy.length + 2, world) : [];
  const next = async () => ahead.shift() ?? makeOrder(struck, world);
  // Two orders to compare with: one without the call, and one without a fault.
  const [untouched, calm] = [await next(), await next()];
  await comeThrough(struck, calm, world);
  const cases: { reference: Reference; by: Strike; said: Said }[] = [];
  for (const by of struckBy) {
    const reference = await next();
    cases.push({ reference, by, said: await sendStruck(struck, reference, world, by) });
  }
  const all = [calm, untouched, ...cases.map(({ reference }) => reference)];
  for (const reference of all) await reference.look(steps);
  await anHourPasses(...all);

  const [done, undone] = [await everythingOf(calm, world), await everythingOf(untouched, world)];
  expectMoney(done);
  expectMoney(undone);
  const outcomes: Outcome[] = [];
  for (const { reference, by, said } of cases) {
    const is = await everythingOf(reference, world);
    const isDone = isDeepStrictEqual(is, done) || (!isDeepStrictEqual(is, undone) && isLike(is, done));
    const wasLetGo = !isDone && struck.letGo !== undefined && is.history.length > undone.history.length;
    expect({ by, ...is }).toEqual({ by, ...(isDone ? done : undone), ...(wasLetGo && struck.letGo) });
    // A person who read success must find it done.
    if (said.read === ok) expect({ by, isDone }).toEqual({ by, isDone: true });
    outcomes.push({ by, ...said, isDone });
  }
  return { done, undone, outcomes };
}

/** Whether the result looks the same to a person. */
const isLike = (is: Everything, done: Everything) =>
  (['status', 'headcount', 'total', 'change'] as const).every((what) => is[what] === done[what]);

/** The answer of a successful call. */
const ok = 'done';
/** A bank challenge counts as success if it is expected. */
function sentence(answer: Heard, isAsked: boolean): string {
  return answer.status === 200 || (isAsked && isQuestion(answer))
    ? ok
    : `${answer.status} ${bodyOf<Schemas['Error']>(answer).message}`;
}
const isQuestion = ({ status, body }: Heard) =>
  status === 402 && (body as Schemas['Error']).code === errorCodes.submit.paymentAuthentication;

/** Answers that a browser repeats silently, so that a person reads them only if they last. */
const askedAgain = [
  '503 Please try again in a moment.',
  '503 We lost touch while this was being saved. Please look whether it was before you try again.',
];

/** Every person read success, from the first answer or after a repeat. */
export function expectTold(outcomes: readonly Outcome[]): void {
  const told = (which: 'heard' | 'read') =>
    outcomes.flatMap(({ by, ...said }) =>
      said[which] === null || said[which] === ok ? [] : [{ by, said: said[which] }],
    );
  expect(told('read')).toEqual([]);
  expect(told('heard').filter(({ said }) => !askedAgain.includes(said))).toEqual([]);
  expect(outcomes.some(({ read }) => read === ok)).toBe(true);
}

async function sendStruck(
  struck: Struck,
  reference: Reference,
  world: World,
  { who, ...fault }: Strike,
): Promise<Said> {
  const press = await pressOf(struck, reference, world);
  let answer = await send(struck, press, world, fault);
  const wasKilled = fault.how === 'killed' && lastFault.isMet && !isByWorker(struck);
  const heard = wasKilled ? null : sentence(answer, struck.bank !== undefined);
  if (who === 'gone') return { heard, read: null };
  // Repeats a failed call with the same idempotency key, as a browser does.
  for (let again = 0; answer.status >= 500 && again < 2; again += 1)
    answer = await send(struck, press, world, null);
  answer = await askBank(struck, press, world, answer);
  return { heard, read: sentence(answer, struck.bank === 'is left') };
}

async function comeThrough(struck: Struck, reference: Reference, world: World): Promise<void> {
  const press = await pressOf(struck, reference, world);
  const answer = await askBank(struck, press, world, await send(struck, press, world, noFault));
  if (sentence(answer, struck.bank === 'is left') !== ok)
    throw new Error(`nothing broke, and the call was answered ${answer.status}: ${answer.text}`);
}

/** A person who reads the bank challenge and stays confirms and repeats the call. */
async function askBank(struck: Struck, press: Press, world: World, answer: Heard): Promise<Heard> {
  if (struck.bank !== 'is told' || !isQuestion(answer)) return answer;
  keepQuestion(press.reference, answer);
  await answerBank(press.reference, world, { outcome: 'succeeded', told: false });
  return send(struck, press, world, null);
}

/** A call that can be repeated identically. */
interface Press {
  reference: Reference;
  key: string;
  said: object;
}
async function pressOf({ does }: Struck, reference: Reference, world: World): Promise<Press> {
  const said = typeof does === 'object' ? await does.says?.(reference, world) : undefined;
  return { reference, key: randomUUID(), said: said ?? {} };
}

const nobodyCalled: Heard = { status: 200, body: {}, text: '' };

async function send(
  struck: Struck,
  { reference, key, said }: Press,
  world: World,
  fault: Fault | null,
): Promise<Heard> {
  const { does } = struck;
  await forgetTries();
  const bring = async (met: Fault | null): Promise<Heard> => {
    if (typeof does === 'function') {
      await does(reference, world);
      return nobodyCalled;
    }
    const { method = 'post' } = does;
    const client = world[does.by];
    return client[method](does.path(reference))
      .set({ ...withFault(met), 'Idempotency-Key': key })
      .send(said)
      .then((answer) => answer as Heard);
  };
  if (!isByWorker(struck)) return bring(fault);
  await work();
  const answer = await bring(null);
  await work(fault, { overAll: true });
  return answer;
}

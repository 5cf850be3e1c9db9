import { randomUUID } from 'node:crypto';
import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { booksOf } from './books.factory';
import { bodyOf, type Heard } from './command.factory';
import { lastFault, noFault, withFault, type Fault, type SaidWord } from './faults.factory';
import { open, type Opening } from './opening.factory';
import { Reference } from './reference.factory';
import { anHourPasses } from './settle.factory';
import { work } from './worker.factory';
import { beginAnew, copyCart, readOrder, type World } from './world.factory';

/** A call that something breaks into, at each of its words in turn: each time with an order of its own. */
export interface Struck {
  /** Where the call finds the order. */
  state: Opening['state'];
  /** What time it is then, for all of them. */
  later?: (references: readonly Reference[], world: World) => Promise<void>;
  by: 'owner' | 'cook';
  path: (orderId: number) => string;
  says?: (reference: Reference, world: World) => Promise<object> | object;
  /** What there is of one that was not made, and whose person was told so. */
  letGo?: Partial<Standing>;
  /** It is struck in every way wherever something lasts, and not in two of them. */
  isThorough?: boolean;
  /** Its process is killed at every word, whatever `every` says. */
  diesAtEach?: boolean;
  /** The fault meets the worker that does what the call left to do, and not the call. */
  isJobs?: boolean;
}

/** What people bring about here; the clock brings nothing before the hour. */
const calls = ['submit', 'accept', 'decline', 'cancel'] as const;

/** Who sent it has gone, and nobody asks again; or they ask until somebody answers. */
type Who = 'gone' | 'there';

/** How an order stands, and what there is of it anywhere. */
type Standing = Awaited<ReturnType<typeof standingOf>>;

interface Said {
  /** What came back of the call that was struck; null where its process was killed. */
  heard: string | null;
  /** What its person read in the end; null where nobody did. */
  read: string | null;
}
interface Outcome extends Said {
  by: Strike;
  isDone: boolean;
}

/** What strikes a call, and its person. */
type Strike = Fault & { who: Who };
const diesUnheard = { how: 'killed', when: 'before', who: 'gone' } as const;
const loses = { how: 'restarted', when: 'after', who: 'there' } as const;
const pairs = [
  [diesUnheard, loses],
  [
    { how: 'killed', when: 'after', who: 'there' },
    { how: 'restarted', when: 'before', who: 'there' },
  ],
] as const;
const kinds = pairs.flat();

/** Of the words whose work is undone with their process, every how manieth is struck; `STRUCK_EVERY=1` strikes each word in every way. */
const every = Number(process.env.STRUCK_EVERY ?? 12);

/** All that strikes a call: mostly at each word whose work lasts, and at its last one. */
function strikes(words: readonly SaidWord[], struck: Struck): Strike[] {
  const { isThorough = false, diesAtEach = false, isJobs = false } = struck;
  let turn = 0;
  const kindsAt = (index: number): readonly Omit<Strike, 'at'>[] => {
    if (every === 1) return kinds;
    // What a worker does beside the money is others' to try.
    if (isJobs) return isAboutStripe(words, index) ? [diesUnheard, loses] : [];
    const isWhole = words[index]?.lasts || index === words.length - 1;
    if (isWhole && isThorough) return kinds;
    if (!isWhole && index % every > 0) return [];
    turn += 1;
    return isWhole ? pairs.slice(turn % 2, (turn % 2) + 1).flat() : kinds.slice(turn % 4, (turn % 4) + 1);
  };
  const deaths = diesAtEach ? kinds.filter(({ how }) => how === 'killed') : [];
  return words.flatMap((_word, index) =>
    [...new Set([...kindsAt(index), ...deaths])].map((kind) => ({ ...kind, at: index + 1 })),
  );
}

/** What is said to Stripe, and what lasts just before and after it. */
function isAboutStripe(words: readonly SaidWord[], index: number): boolean {
  const lasting = words.flatMap(({ lasts }, at) => (lasts ? [at] : []));
  const place = lasting.indexOf(index);
  return place >= 0 && [place - 1, place, place + 1].some((at) => words[lasting[at] ?? -1]?.isToStripe);
}

/** Nothing about it is rare but what strikes it. */
const plain = {
  meanwhile: 'nothing',
  isAgreed: false,
  payment: 'card',
  coupon: null,
  tip: null,
  isExempt: false,
  obstacle: 'none',
} as const;

/** Of doors that stand at once, each order has its own. */
let doors = 0;
async function makeOrder({ state }: Struck, world: World): Promise<Reference> {
  doors += 1;
  const begins = { days: 3, card: 'pays', isDirect: false, door: doors } as const;
  const reference = await Reference.of(await copyCart(world, begins));
  await open(reference, world, { ...plain, ...begins, state });
  return reference;
}

/** How many words the call has, and which of them last, where nothing breaks. */
async function wordsOf(struck: Struck, world: World): Promise<readonly SaidWord[]> {
  const reference = await makeOrder(struck, world);
  await struck.later?.([reference], world);
  await send(struck, reference, world, noFault);
  const { words } = lastFault;
  if (struck.later) await beginAnew(world);
  return words;
}

/**
 * Strikes a call at its words, each time with an order of its own, lets an hour pass, and tells what became of each: it is as
 * if the call had come through, or as if it had never been made, and nothing in between.
 */
export async function strike(
  struck: Struck,
  world: World,
): Promise<{ done: Standing; undone: Standing; outcomes: Outcome[] }> {
  await beginAnew(world);
  const struckBy = strikes(await wordsOf(struck, world), struck);
  // One as it is where nothing breaks, and one that nobody called about.
  const [calm, untouched] = [await makeOrder(struck, world), await makeOrder(struck, world)];
  const cases: { reference: Reference; by: Strike; said: Said }[] = [];
  const nothing = { heard: null, read: null };
  for (const by of struckBy) cases.push({ reference: await makeOrder(struck, world), by, said: nothing });
  const all = [calm, untouched, ...cases.map(({ reference }) => reference)];
  await struck.later?.(all, world);
  const { status, text } = await send(struck, calm, world, noFault);
  if (status !== 200) throw new Error(`nothing broke, and the call was answered ${status}: ${text}`);
  for (const each of cases) each.said = await sendStruck(struck, each.reference, world, each.by);
  for (const reference of all) await reference.look(calls);
  await anHourPasses(...all);

  const [done, undone] = [await standingOf(calm, world), await standingOf(untouched, world)];
  expectMoney(done);
  expectMoney(undone);
  const outcomes: Outcome[] = [];
  for (const { reference, by, said } of cases) {
    const stands = await standingOf(reference, world);
    const isDone = steps.every((step) => stands[step] === done[step]);
    const wasLetGo = !isDone && struck.letGo !== undefined && stands.mails.length > undone.mails.length;
    expect({ by, ...stands }).toEqual({ by, ...(isDone ? done : undone), ...(wasLetGo && struck.letGo) });
    // Who read that it is done was told the truth.
    if (said.read === ok) expect({ by, isDone }).toEqual({ by, isDone: true });
    outcomes.push({ by, ...said, isDone });
  }
  return { done, undone, outcomes };
}

/** What is heard where it came through. */
const ok = 'done';
const sentence = (answer: Heard) =>
  answer.status === 200 ? ok : `${answer.status} ${bodyOf<Schemas['Error']>(answer).message}`;

/** What a browser asks again of in silence: nobody reads it unless it lasts. */
const askedAgain = [
  '503 Please try again in a moment.',
  '503 We lost touch while this was being saved. Please look whether it was before you try again.',
];

/** Nobody was told anything but that it is done: by the call itself, or once it was sent again. */
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
  const key = randomUUID();
  let answer = await send(struck, reference, world, fault, key);
  const heard = fault.how === 'killed' && lastFault.isMet && !struck.isJobs ? null : sentence(answer);
  if (who === 'gone') return { heard, read: null };
  // As a browser does, or its person: what broke off is sent again, under the same key.
  for (let again = 0; answer.status >= 500 && again < 2; again += 1)
    answer = await send(struck, reference, world, null, key);
  return { heard, read: sentence(answer) };
}

async function send(
  struck: Struck,
  reference: Reference,
  world: World,
  fault: Fault | null,
  key: string = randomUUID(),
): Promise<Heard> {
  await sql.rows('delete from rate_limits');
  const said = (await struck.says?.(reference, world)) ?? {};
  const call = (met: Fault | null) =>
    world[struck.by]
      .post(struck.path(reference.orderId))
      .set({ ...withFault(met), 'Idempotency-Key': key })
      .send(said)
      .then((answer) => answer as Heard);
  if (!struck.isJobs) return call(fault);
  await work();
  const answer = await call(null);
  await work(fault, { overAll: true });
  return answer;
}

/** What of an order's standing says whether a call came through. */
const steps = ['status', 'headcount', 'change'] as const;

/**
 * What stands is held or paid, once, and what a change of it would cost beside that while its caterer is asked; what has ended
 * has its fee and nothing else; and the order says so.
 */
function expectMoney({ status, change, total, fee, balance, held, taken }: Standing): void {
  const isOpen = status === 'pending' || status === 'accepted';
  const owed = isOpen ? total : (fee ?? 0);
  if (status !== 'in_cart') expect(balance).toBe(owed - taken);
  if (!isOpen) expect({ held, taken }).toEqual({ held: [], taken: owed });
  else if (taken > 0) expect(held).toEqual([]);
  else {
    expect(held).toHaveLength(change === 'requested' ? 2 : 1);
    expect(Math.min(...held)).toBeGreaterThanOrEqual(total);
  }
}

const cents = (dollars: number) => Math.round(dollars * 100);

async function standingOf(reference: Reference, world: World) {
  const { orderId } = reference;
  const order = await readOrder(world, orderId);
  const books = await booksOf(reference);
  const held = books.filter(({ status }) => status === 'requires_capture').map(({ amount }) => amount);
  const taken = books.reduce((sum, { received, refunded }) => sum + received - refunded, 0);
  const mails = await sql.rows<{ template: string }>(
    `select template from outbox_messages where data ->> 'orderId' = $1::text order by 1`,
    [String(orderId)],
  );
  const booked = await sql.rows<{ headcount: number }>(
    'select headcount from capacity_holds where order_id = $1',
    [orderId],
  );
  return {
    status: order.status,
    headcount: order.headcount,
    total: cents(order.pricing.customer_price),
    fee: order.cancellation_fee === null ? null : cents(order.cancellation_fee),
    balance: cents(order.pricing.balance),
    change: reference.is.change,
    held,
    taken,
    booked: booked.map(({ headcount }) => headcount),
    mails: mails.map(({ template }) => template),
    history: order.history.map(({ kind }) => kind).sort(),
  };
}

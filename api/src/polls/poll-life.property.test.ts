import fc from 'fast-check';
import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import type { TestClient } from '../testing';
import {
  addFor,
  answersOf,
  answersPath,
  apply,
  base,
  change,
  colleague,
  endsNow,
  guest,
  idOf,
  inHours,
  orderOf,
  orderedOf,
  pollOf,
  polledCart,
  publicPath,
  usePolls,
  type PolledCart,
} from './poll.factory';
import { timeComesFor } from '../testing';

usePolls();
jest.setTimeout(240_000);

/** A selection; null means eating nothing. */
interface Wish {
  option: number | null;
  qty: number;
}
type Step =
  | { do: 'say' | 'change'; who: number; wish: Wish; twice: boolean }
  | { do: 'withdraw'; who: number }
  | { do: 'add'; wish: Wish }
  | { do: 'redistribute'; headcount: number }
  | { do: 'close' | 'end' | 'reopen' | 'apply' | 'look' };

const wish: fc.Arbitrary<Wish> = fc.record({
  option: fc.option(fc.nat(1), { nil: null, freq: 5 }),
  qty: fc.integer({ min: 1, max: 6 }),
});
const who = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('say' as const), who, wish, twice: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('change' as const), who, wish, twice: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('withdraw' as const), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('add' as const), wish }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('redistribute' as const),
      headcount: fc.integer({ min: 10, max: 40 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('close', 'end', 'reopen', 'apply', 'look') }) },
);

interface Teammate {
  browser: TestClient;
  about: object;
}

/** The expected answers: each person's last accepted selection. */
class Model {
  readonly answers = new Map<string, { id: number; wish: Wish }>();
  isOpen = true;
  added = 0;

  constructor(
    readonly cart: PolledCart,
    readonly people: readonly Teammate[],
  ) {}

  fields({ option, qty }: Wish): object {
    const { options } = this.cart;
    return option === null ? { opted_out: true } : { package_item_option_id: options[option], qty };
  }

  async take(one: Step): Promise<void> {
    switch (one.do) {
      case 'say':
      case 'change':
        for (let times = one.twice ? 2 : 1; times > 0; times -= 1) await this.say(one);
        return;
      case 'withdraw':
        return this.withdraw(one.who);
      case 'add':
        return this.add(one.wish);
      case 'redistribute':
        return this.redistribute(one.headcount);
      case 'close':
      case 'end':
        return this.close(one.do);
      case 'reopen':
        return this.reopen();
      case 'apply':
        return this.apply();
      case 'look':
        return this.expectSame();
    }
  }

  private async say({
    do: how,
    who: number,
    wish: wanted,
  }: Extract<Step, { twice: boolean }>): Promise<void> {
    const person = this.people[number];
    if (!person) return;
    const key = `person ${number}`;
    const standing = this.answers.get(key);
    const body = { code: this.cart.code, poll_selection: { ...person.about, ...this.fields(wanted) } };
    const answer =
      how === 'change' && standing
        ? await person.browser.patch(`${publicPath}/${standing.id}`).send(body)
        : await person.browser.post(publicPath).send(body);
    expect(answer.status < 300).toBe(this.isOpen);
    if (!this.isOpen) return expect(answer.status).toBe(409);
    const { id } = answer.body as Schemas['PollSelection'];
    if (standing) expect(id).toBe(standing.id);
    // Eating nothing has no portions, so the previous number stays.
    this.answers.set(key, { id, wish: wanted });
  }

  private async withdraw(number: number): Promise<void> {
    const key = `person ${number}`;
    const standing = this.answers.get(key);
    const person = this.people[number];
    if (!person || !standing) return;
    const { status } = await person.browser
      .delete(`${publicPath}/${standing.id}`)
      .send({ code: this.cart.code });
    expect(status).toBe(this.isOpen ? 204 : 409);
    if (this.isOpen) this.answers.delete(key);
  }

  /** The poll's owner adds an answer, which is always allowed. */
  private async add(wanted: Wish): Promise<void> {
    const { body } = (await addFor(this.cart, this.fields(wanted)).expect(201)) as {
      body: Schemas['PollSelection'];
    };
    this.added += 1;
    this.answers.set(`added ${this.added}`, { id: body.id, wish: wanted });
  }

  private async close(how: 'close' | 'end'): Promise<void> {
    if (!this.isOpen) return;
    if (how === 'close') await change(this.cart, { status: 'closed' }).expect(200);
    else {
      await endsNow(this.cart);
      await timeComesFor('poll', await idOf(this.cart));
    }
    this.isOpen = false;
  }

  private async reopen(): Promise<void> {
    if (this.isOpen) return;
    await change(this.cart, { status: 'open', ...inHours(20) }).expect(200);
    this.isOpen = true;
  }

  private async apply(): Promise<void> {
    const { headcount } = await orderOf(this.cart);
    await apply(this.cart).expect(200);
    this.isOpen = false;
    const counted = this.counts();
    await this.expectCovered(counted);
    const after = await orderOf(this.cart);
    const needed = counted.reduce((all, qty) => all + qty, 0);
    expect(after.headcount).toBe(Math.max(headcount ?? 0, needed));
    await this.expectSame();
  }

  /** Changes the order's headcount, which must never lower quantities below the selections. */
  private async redistribute(headcount: number): Promise<void> {
    const { orderer, orderId } = this.cart;
    const { status } = await orderer
      .patch(`${base}/orders/${orderId}`)
      .send({ order: { headcount }, should_redistribute: true });
    const counted = this.counts();
    const needed = counted.reduce((all, qty) => all + qty, 0);
    expect(status).toBe(needed <= headcount ? 200 : 422);
    if (status === 200) await this.expectCovered(counted);
    await this.expectSame();
  }

  private async expectCovered(counted: readonly number[]): Promise<void> {
    const ordered = await orderedOf(this.cart);
    this.cart.options.forEach((id, index) =>
      expect(ordered[id] ?? 0).toBeGreaterThanOrEqual(counted[index] ?? 0),
    );
    const { headcount } = await orderOf(this.cart);
    expect(this.cart.options.reduce((all, id) => all + (ordered[id] ?? 0), 0)).toBe(headcount);
  }

  private counts(): number[] {
    return this.cart.options.map((_id, index) =>
      [...this.answers.values()]
        .filter(({ wish: { option } }) => option === index)
        .reduce((sum, { wish: { qty } }) => sum + qty, 0),
    );
  }

  /** No answer is lost or counted twice. */
  async expectSame(): Promise<void> {
    const poll = await pollOf(this.cart);
    expect(
      this.cart.options.map((id) => poll.counts.find((each) => each.package_item_option_id === id)?.qty),
    ).toEqual(this.counts());
    const opted = [...this.answers.values()].filter(({ wish: { option } }) => option === null).length;
    expect(poll.counts.at(-1)).toMatchObject({ opted_out: true, qty: opted });
    const ids = (await answersOf(this.cart)).map(({ id }) => id).sort((a, b) => a - b);
    expect(ids).toEqual([...this.answers.values()].map(({ id }) => id).sort((a, b) => a - b));
  }
}

let model: Model;
async function begin(): Promise<Model> {
  await sql.rows('delete from rate_limits');
  const cart = await polledCart({}, { headcount: 20 });
  const guests = [guest(), guest()].map(({ browser, ...about }) => ({ browser, about }));
  const members = [await colleague(cart), await colleague(cart, 'guest')];
  const people = [...guests, ...members.map(({ person }) => ({ browser: person, about: {} }))];
  return new Model(cart, people);
}

test('no answer is lost or counted twice, in whatever order people answer and the poll ends, opens and is applied', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 18 }), async (steps) => {
      model = await begin();
      for (const one of steps) await model.take(one);
      await model.expectSame();
    }),
    { numRuns: 20 },
  );
});

test('answers that come at once while the poll is applied are in it, or refused', async () => {
  const { cart, people } = await begin();
  const [first] = cart.options;
  const say = ({ browser, about }: Teammate) =>
    browser
      .post(publicPath)
      .send({ code: cart.code, poll_selection: { ...about, package_item_option_id: first, qty: 5 } });
  const [applied, ...answers] = await Promise.all([apply(cart), ...people.map(say)]);
  expect(applied.status).toBe(200);
  const kept = answers.filter(({ status }) => status === 201).length;
  expect(answers.filter(({ status }) => ![201, 409].includes(status))).toEqual([]);
  expect((await pollOf(cart)).people_count).toBe(kept * 5);
  expect((await orderedOf(cart))[first ?? 0]).toBeGreaterThanOrEqual(kept * 5);
  await cart.orderer.get(answersPath(cart)).expect(200);
});

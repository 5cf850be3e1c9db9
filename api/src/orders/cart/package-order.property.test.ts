import fc from 'fast-check';
import type { List, Schemas } from '@copper-carrot/contracts';
import { makeChoice } from '../../catalog/catalog.factory';
import { useLocalServices } from '../../testing';
import { orderOf } from '../changes/change.factory';
import { makeCaterer, makeReadyCart, previewOf, type Cart } from '../order.factory';

useLocalServices();
jest.setTimeout(240_000);

const base = '/cpi/v1/orderer/orders';
const cents = (dollars: number) => Math.round(dollars * 100);
const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

const priced = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 2, maxLength: 5 });
const somePackage = fc.record({
  step: fc.constantFrom(1, 2, 5),
  mains: priced,
  sides: priced,
  mostSides: fc.integer({ min: 1, max: 3 }),
  extras: priced,
});
const headcounts = fc.array(fc.integer({ min: 8, max: 110 }), { minLength: 2, maxLength: 5 });
/** Moves by hand: from which main, to which main, how many steps. */
const moves = fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.integer({ min: 1, max: 4 })), { maxLength: 3 });

const named = (name: string, prices: number[]) =>
  prices.map((priceCents, at) => ({ name: `${name} ${at}`, priceCents }));

type Row = Schemas['Order']['chosen_options'][number];
const quantities = (chosen: readonly Pick<Row, 'option_id' | 'qty'>[]) =>
  chosen.map(({ option_id, qty }) => ({ option_id, qty }));

/** Reasons why an order can't be cooked; empty for a valid order. */
function faultsIn(choices: Schemas['Choice'][], { headcount, chosen_options: chosen }: Schemas['Order']) {
  return choices.flatMap((choice) => {
    const own = chosen.filter(({ item_id, qty }) => item_id === choice.id && qty > 0);
    const parts = own.map(({ option_id }) => choice.options.find(({ id }) => id === option_id));
    const count = new Set(parts.flatMap((part) => (part?.combo_of.length ? part.combo_of : [part?.id]))).size;
    const isOdd = choice.choice_type !== 'presentation' && own.some(({ qty }) => qty % choice.increment_by);
    const most = choice.maximum_choosable_options ?? Infinity;
    return [
      choice.choice_type === 'constant_sum' && sum(own.map(({ qty }) => qty)) !== headcount && 'sum',
      choice.choice_type === 'presentation' && own.length !== 1 && 'presentation',
      choice.choice_type === 'choose_up_to' && (count > most || count === 0) && 'count',
      choice.choice_type === 'choose_up_to' && own.some(({ qty }) => qty < (headcount ?? 0)) && 'too few',
      isOdd && 'increment',
    ].flatMap((fault) => (fault ? [`${choice.description}: ${fault}`] : []));
  });
}

/** An order of a random package with one combination of two mains. */
async function randomCart({ step, mains, sides, mostSides, extras }: Of): Promise<Made> {
  const caterer = await makeCaterer({ incrementBy: step, priceCents: 1500 });
  await makeChoice(
    caterer.pack.id,
    { choiceType: 'constant_sum', properChoiceSubject: 'main', description: 'Mains', incrementBy: step },
    named('Main', mains),
  );
  await makeChoice(
    caterer.pack.id,
    {
      ...{ choiceType: 'choose_up_to', properChoiceSubject: 'side', description: 'Sides' },
      maximumChoosableOptions: mostSides,
    },
    named('Side', sides),
  );
  await makeChoice(caterer.pack.id, { choiceType: 'add_on', description: 'Extras' }, named('Extra', extras));
  const cart = await makeReadyCart(caterer);
  const choices = async () =>
    (
      (await cart.orderer.get(`${base}/${cart.orderId}/package/items`).expect(200)) as {
        body: List<Schemas['Choice']>;
      }
    ).body.records;
  const course = (await choices()).find(({ description }) => description === 'Mains');
  const shared = course?.options.slice(0, 2).map(({ id }) => id) ?? [];
  await cart.orderer
    .post(`${base}/${cart.orderId}/package/items/${course?.id}/options`)
    .send({ name: 'Half', combo_of: shared })
    .expect(201);
  return { caterer, cart, choices: await choices() };
}
type Of = typeof somePackage extends fc.Arbitrary<infer Value> ? Value : never;
interface Made {
  caterer: Awaited<ReturnType<typeof makeCaterer>>;
  cart: Cart;
  choices: Schemas['Choice'][];
}

/** The same selection as a preview page would send it, with unsaved combinations. */
function asOnPage(choices: Schemas['Choice'][], order: Schemas['Order']) {
  const combos = choices.flatMap(({ options }) => options.filter(({ combo_of }) => combo_of.length > 0));
  const { address, headcount, start_date, start_time, presentation_type } = order;
  return {
    formatted_address: address.formatted_address,
    order: {
      ...{ headcount, start_date, start_time, presentation_type },
      chosen_options: order.chosen_options.map(({ option_id, qty }) => ({
        option_id: combos.some(({ id }) => id === option_id) ? -option_id : option_id,
        qty,
      })),
      package_item_options: combos.map(({ id, package_item_id, combo_of }) => ({
        ...{ id: -id, package_item_id, combo_of, name: 'Half' },
      })),
    },
  };
}

test('however its headcount and its dishes are edited, an order can be cooked, and preview, cart and submit agree to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(somePackage, headcounts, moves, async (of, wanted, moved) => {
      const { caterer, cart, choices } = await randomCart(of);
      const patch = (order: object, more: object = {}) =>
        cart.orderer.patch(`${base}/${cart.orderId}`).send({ order, ...more });
      const mains = choices.find(({ description }) => description === 'Mains');
      let order = await orderOf(cart);
      expect(faultsIn(choices, order)).toEqual([]);
      for (const [at, headcount] of wanted.entries()) {
        const answer = await patch({ headcount }, { should_redistribute: true });
        const isLegal = headcount >= 10 && headcount <= 100 && (headcount - 10) % of.step === 0;
        expect(answer.status).toBe(isLegal ? 200 : 422);
        if (!isLegal) expect((answer.body as Schemas['Error']).field_errors.headcount).toHaveLength(1);
        const next = await orderOf(cart);
        if (!isLegal) expect(next).toEqual(order);
        expect(faultsIn(choices, next)).toEqual([]);
        order = next;
        const [from = 0, to = 0, steps = 0] = moved[at] ?? [];
        const give = mains?.options[from % mains.options.length];
        const take = mains?.options[to % mains.options.length];
        const held = order.chosen_options.find(({ option_id }) => option_id === give?.id)?.qty ?? 0;
        const qty = Math.min(held, steps * of.step);
        if (!give || !take || give === take || qty === 0) continue;
        const now = new Map(order.chosen_options.map((each) => [each.option_id, each.qty]));
        now.set(give.id, held - qty);
        now.set(take.id, (now.get(take.id) ?? 0) + qty);
        await patch({
          chosen_options: [...now].map(([option_id, each]) => ({ option_id, qty: each })),
        }).expect(200);
        order = await orderOf(cart);
        expect(faultsIn(choices, order)).toEqual([]);
      }
      const { pricing } = order;
      expect(sum(pricing.lines.map(({ amount }) => cents(amount)))).toBe(cents(pricing.customer_price));
      expect(cents(pricing.order_items_price)).toBe(
        (order.headcount ?? 0) * 1500 + sum(order.chosen_options.map(({ qty, price }) => qty * cents(price))),
      );
      const preview = await previewOf(cart, caterer, asOnPage(choices, order));
      expect(preview.error).toBeNull();
      expect(preview.order?.pricing.lines).toEqual(pricing.lines);
      expect(preview.order && quantities(preview.order.chosen_options).map(({ qty }) => qty)).toEqual(
        quantities(order.chosen_options).map(({ qty }) => qty),
      );
      await cart.orderer
        .post(`${base}/${cart.orderId}/submit`)
        .send({ total: pricing.customer_price, lock_version: order.lock_version })
        .expect(200);
      const submitted = await orderOf(cart);
      expect(submitted.pricing.lines).toEqual(pricing.lines);
      expect(quantities(submitted.chosen_options)).toEqual(quantities(order.chosen_options));
    }),
    { numRuns: 10 },
  );
});

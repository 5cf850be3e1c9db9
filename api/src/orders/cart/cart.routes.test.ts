import type { Schemas } from '@copper-carrot/contracts';
import { makeChoice } from '../../catalog/catalog.factory';
import { sql } from '../../database';
import { useLocalServices } from '../../testing';
import {
  inDays,
  makeCart,
  makeCaterer,
  makeReadyCart,
  previewOf,
  type Cart,
  type Caterer,
} from '../order.factory';

useLocalServices();

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

const base = '/cpi/v1/orderer';
const patch = ({ orderer, orderId }: Cart, body: object) =>
  orderer.patch(`${base}/orders/${orderId}`).send(body);
const refused = (answer: { body: unknown }) => answer.body as Schemas['Error'];
const midtown = '350 5th Ave, New York, NY 10001';

describe('a change of a cart', () => {
  test('[API-017] moves the quantities with the headcount when it should redistribute', async () => {
    const cart = await makeCart(caterer);
    const { body } = (await patch(cart, { order: { headcount: 35 }, should_redistribute: true }).expect(
      200,
    )) as {
      body: Schemas['Order'];
    };
    const sum = body.chosen_options
      .filter((each) => each.item_choice_type === 'constant_sum')
      .reduce((all, { qty }) => all + qty, 0);
    expect([body.headcount, sum]).toEqual([35, 35]);
  });

  test.each([{}, { should_redistribute: false }])(
    '[API-017] moves no quantity where nobody asks for it, with %j: they miss the headcount, which is refused',
    async (given) => {
      const cart = await makeCart(caterer);
      const answer = await patch(cart, { order: { headcount: 35 }, ...given }).expect(422);
      expect(refused(answer).fields).toEqual({ chosen_options: ['mismatched_headcount'] });
      const { body } = (await cart.orderer.get(`${base}/orders/${cart.orderId}`).expect(200)) as {
        body: Schemas['Order'];
      };
      expect([body.headcount, body.chosen_options]).toEqual([20, cart.order.chosen_options]);
      const moved = await patch(cart, { order: { headcount: 35 }, should_redistribute: true }).expect(200);
      expect((moved.body as Schemas['Order']).headcount).toBe(35);
    },
  );

  test('[API-017] makes what was chosen for everyone enough for everyone again, as a fresh order would', async () => {
    const offer = await makeCaterer();
    const sides = await makeChoice(
      offer.pack.id,
      {
        choiceType: 'choose_up_to',
        properChoiceSubject: 'side',
        incrementBy: 12,
        maximumChoosableOptions: 2,
      },
      [{ name: 'Slaw' }, { name: 'Greens' }, { name: 'Beans' }],
    );
    const drinks = await makeChoice(offer.pack.id, { choiceType: 'add_on' }, [{ name: 'Lemonade' }]);
    const optionsOf = ({ id }: { id: number }) =>
      sql.rows<{ id: number }>(
        'select id from package_item_options where package_item_id = $1 order by position',
        [id],
      );
    const [slaw, greens] = await optionsOf(sides);
    const [lemonade] = await optionsOf(drinks);
    const cart = await makeCart(offer);
    const kept = cart.order.chosen_options.map(({ option_id, qty }) => ({ option_id, qty }));
    expect(kept).toContainEqual({ option_id: slaw?.id, qty: 24 });
    expect(kept).toContainEqual({ option_id: greens?.id, qty: 24 });
    const more = { option_id: lemonade?.id, qty: 3 };
    await patch(cart, { order: { chosen_options: [...kept, more] } }).expect(200);
    const { body } = (await patch(cart, { order: { headcount: 40 }, should_redistribute: true }).expect(
      200,
    )) as { body: Schemas['Order'] };
    const fresh = (await makeCart(offer, { headcount: 40 })).order;
    const qtyIn = (order: Schemas['Order'], id = 0) =>
      order.chosen_options.find(({ option_id }) => option_id === id)?.qty;
    expect(qtyIn(fresh, slaw?.id)).toBe(48);
    expect([qtyIn(body, slaw?.id), qtyIn(body, greens?.id)]).toEqual([48, 48]);
    expect(qtyIn(body, lemonade?.id)).toBe(3);
    const back = (await patch(cart, { order: { headcount: 12 }, should_redistribute: true }))
      .body as Schemas['Order'];
    expect([qtyIn(back, slaw?.id), qtyIn(back, greens?.id), qtyIn(back, lemonade?.id)]).toEqual([12, 12, 3]);
  });

  describe('of the headcount, down and up again', () => {
    const quantities = ({ chosen_options: chosen }: Schemas['Order']) =>
      Object.fromEntries(
        chosen
          .filter(({ item_choice_type: type }) => type === 'constant_sum')
          .map(({ name, qty }) => [name, qty]),
      );
    /** 24 Carnitas and one Mushroom, chosen by hand for 25. */
    async function chosenForMany(offer?: Caterer) {
      const cart = await makeCart(offer ?? (await makeCaterer({ minimumHeadcount: 2 })), { headcount: 25 });
      const change = async (order: object, should_redistribute = true) =>
        (await patch(cart, { order, should_redistribute }).expect(200)).body as Schemas['Order'];
      const idOf = (wanted: string) =>
        sql
          .rows<{ id: number }>(
            `select o.id from package_item_options o join package_items i on i.id = o.package_item_id
             join orders on orders.package_id = i.package_id where orders.id = $1 and o.name = $2`,
            [cart.orderId, wanted],
          )
          .then(([row]) => row?.id);
      const others = cart.order.chosen_options.filter(
        ({ item_choice_type: type }) => type === 'presentation',
      );
      const choose = async (wanted: Record<string, number>) => {
        const chosen = await Promise.all(
          Object.entries(wanted).map(async ([name, qty]) => ({ option_id: await idOf(name), qty })),
        );
        return change({
          chosen_options: [...others.map(({ option_id, qty }) => ({ option_id, qty })), ...chosen],
        });
      };
      const order = await choose({ Carnitas: 24, Mushroom: 1 });
      return { change, choose, order };
    }

    test('brings back what found no place among fewer people', async () => {
      const { change, order } = await chosenForMany();
      expect(order.kept_options).toBeNull();
      const few = await change({ headcount: 2 });
      expect(quantities(few)).toEqual({ Carnitas: 2 });
      expect(few.kept_options?.map(({ qty }) => qty).sort()).toEqual([1, 1, 24]);
      expect(quantities(await change({ headcount: 25 }))).toEqual({ Carnitas: 24, Mushroom: 1 });
    });

    test('brings back what found no place, though other choices were changed meanwhile', async () => {
      const offer = await makeCaterer({ minimumHeadcount: 2 });
      const drinks = await makeChoice(offer.pack.id, { choiceType: 'add_on' }, [{ name: 'Lemonade' }]);
      const { change } = await chosenForMany(offer);
      const [lemonade] = await sql.rows<{ id: number }>(
        'select id from package_item_options where package_item_id = $1',
        [drinks.id],
      );
      const few = await change({ headcount: 2 });
      const sent = few.chosen_options.map(({ option_id, qty }) => ({ option_id, qty }));
      const added = await change({ chosen_options: [...sent, { option_id: lemonade?.id, qty: 3 }] });
      expect(quantities(added)).toEqual({ Carnitas: 2 });
      const many = await change({ headcount: 25 });
      expect(quantities(many)).toEqual({ Carnitas: 24, Mushroom: 1 });
      expect(many.chosen_options.find(({ name }) => name === 'Lemonade')?.qty).toBe(3);
      // Both changes in one request, as the screen sends them while a save is pending.
      await change({ headcount: 2 });
      expect(quantities(await change({ headcount: 25, chosen_options: sent }))).toEqual({
        Carnitas: 24,
        Mushroom: 1,
      });
    });

    test('goes by what was chosen last by hand', async () => {
      const { change, choose } = await chosenForMany();
      await change({ headcount: 2 });
      expect((await choose({ Mushroom: 2 })).kept_options).toBeNull();
      expect(quantities(await change({ headcount: 25 }))).toEqual({ Mushroom: 25 });
    });
  });

  test('that leaves quantities unlike the headcount is refused whole', async () => {
    const cart = await makeCart(caterer);
    const answer = await patch(cart, { order: { headcount: 35, cost_center: 'A1' } }).expect(422);
    expect(refused(answer).code).toContain('mismatched_headcount');
    const after = (await cart.orderer.get(`${base}/orders/${cart.orderId}`)).body as Schemas['Order'];
    expect([after.headcount, after.cost_center]).toEqual([20, null]);
  });

  test.each([
    [{ headcount: 5 }, 'headcount', 'greater_than'],
    [{ headcount: 101 }, 'headcount', 'less_than_or_equal_to'],
    [{ start_date: '2020-01-01' }, 'start_date', 'in_past'],
    [{ formatted_address: '1 Main St, Seattle, WA 98101' }, 'kitchen_delivery_area', 'blank'],
    [{ team_id: 999_999 }, 'team_id', 'inclusion'],
    [{ credit_card_id: 999_999 }, 'credit_card_id', 'inclusion'],
    [{ address_id: 999_999 }, 'address_id', 'inclusion'],
    [{ coupon_code: 'NO-SUCH' }, 'coupon_code', 'unknown'],
    [{ paid_with_invoice: true }, 'paid_with_invoice', 'inclusion'],
  ])('%j is refused with the field %s named', async (order, field, code) => {
    const cart = await makeCart(caterer);
    const answer = await patch(cart, { order, should_redistribute: true }).expect(422);
    expect(refused(answer).fields[field]).toContain(code);
  });

  test('by two people at once is refused to the second', async () => {
    const cart = await makeCart(caterer);
    await patch(cart, { order: { cost_center: 'A', lock_version: 0 } }).expect(200);
    const answer = await patch(cart, { order: { cost_center: 'B', lock_version: 0 } }).expect(409);
    expect(refused(answer).code).toBe('stale_record');
  });

  test('of a submitted order is refused', async () => {
    const cart = await makeReadyCart(caterer);
    await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
    const answer = await patch(cart, { order: { headcount: 30 }, should_redistribute: true }).expect(409);
    expect(refused(answer).code).toContain('order_already_submitted');
  });
});

describe('preview', () => {
  test('[PKG-05] [API-040] answers the order, an error and the search parameters', async () => {
    const cart = await makeCart(caterer);
    const good = await previewOf(cart, caterer, {
      formatted_address: midtown,
      headcount: 20,
      start_date: inDays(3),
      start_time: '12:00',
      is_referral: false,
    });
    expect(good.error).toBeNull();
    expect(good.order).toMatchObject({ headcount: 20, kitchen_id: caterer.kitchen.id });
    expect(good.search_params).toMatchObject({ headcount: 20, start_time: '12:00' });
    const far = await previewOf(cart, caterer, {
      formatted_address: '1 Main St, Seattle, WA 98101',
      headcount: 20,
      start_date: inDays(3),
      start_time: '12:00',
    });
    expect(far.error?.code).toBe('packages-address_undeliverable');
    expect(far.error?.message).toBe(
      "Sorry, the caterer doesn't deliver to this address. Please try another address",
    );
  });

  test('[PKG-06] [PKG-07] a pickup farther than 50 miles has no kitchen', async () => {
    const cart = await makeCart(caterer);
    const far = await previewOf(cart, caterer, {
      formatted_address: '1 Main St, Seattle, WA 98101',
      headcount: 20,
      order: { pickup: true },
    });
    expect(far.error?.fields).toEqual({ pickup_kitchen_id: ['blank'] });
    expect(far.error?.message).toBe(
      'This restaurant does not have any locations within 50 miles of your event address.',
    );
    const near = await previewOf(cart, caterer, {
      formatted_address: midtown,
      headcount: 20,
      order: { pickup: true },
    });
    expect(near.error).toBeNull();
    expect(near.order?.pickup_kitchen_id).toBe(caterer.kitchen.id);
  });

  test('is too late after the cutoff', async () => {
    const slow = await makeCaterer({ leadTimeHours: 96 });
    const cart = await makeCart(caterer);
    const wish = { formatted_address: midtown, headcount: 20, start_date: inDays(3), start_time: '12:00' };
    const { body } = (await cart.orderer
      .post(`${base}/packages/${slow.pack.slug}/order/preview`)
      .send(wish)) as {
      body: Schemas['OrderPreview'];
    };
    expect(body.error?.fields).toEqual({ start_time: ['too_late'] });
    expect(body.error?.code).toContain('caterer_unavailable');
  });
});

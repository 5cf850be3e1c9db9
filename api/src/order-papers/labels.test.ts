import fc from 'fast-check';
import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { cancel, orderOf, placed } from '../orders/changes/change.factory';
import { makeCaterer, type Cart } from '../orders/order.factory';
import { addFor, apply, orderedOf, polledCart, usePolls } from '../polls/poll.factory';
import {
  client,
  mailTo,
  makeUser,
  runPendingJobs,
  signedIn,
  timeComesFor,
  type TestClient,
} from '../testing';
import { readPaper } from './paper.factory';

const setting = usePolls();
jest.setTimeout(120_000);

let cook: TestClient;
beforeAll(async () => {
  cook = await signedIn(setting.caterer.cook);
});

type Of = Pick<Cart, 'orderId'>;
const path = ({ orderId }: Of) => `/cpi/v1/caterer/orders/${orderId}/labels`;
const asCooked = async ({ orderId }: Of) =>
  (await cook.get(`/cpi/v2/caterer/orders/${orderId}`).expect(200)).body as Schemas['CatererOrder'];

/** The labels of an order, each as its lines from its count to its foot. */
async function labelsOf(order: Of, by = cook): Promise<string[][]> {
  const { lines } = await readPaper(by, path(order));
  const begins = lines.flatMap((line, at) => (/^\d+ of \d+$/.test(line) ? [at] : []));
  return begins.map((from, index) => lines.slice(from, begins[index + 1]));
}

const base = '/cpi/v1/orderer';
const submit = ({ orderer, orderId }: Cart) =>
  orderer.post(`${base}/orders/${orderId}/submit`).send({}).expect(200);

/** An order for twenty that people picked for, by the options that there are. */
async function picked(answers: (first: number, second: number) => object[]): Promise<Cart> {
  const cart = await polledCart({ combo_creation_allowed: true }, { headcount: 20 });
  const [first = 0, second = 0] = cart.options;
  for (const answer of answers(first, second)) await addFor(cart, answer).expect(201);
  await apply(cart).expect(200);
  return cart;
}
async function ordered(answers: Parameters<typeof picked>[0]): Promise<Cart> {
  const cart = await picked(answers);
  await submit(cart);
  return cart;
}

/** What the caterer says of its dishes: of one that it holds milk and wheat, and of the other nothing. */
const stateAllergens = async (on: string | null) => {
  const { id } = setting.caterer.pack;
  await sql.rows('update packages set allergens_stated_on = $2 where id = $1', [id, on]);
  await sql.rows(
    `update package_item_options set allergens = '{milk,wheat}'
     where name = 'Carnitas' and package_item_id in (select id from package_items where package_id = $1)`,
    [id],
  );
};

describe('the labels of an order that people picked for', () => {
  let cart: Cart;
  let labels: string[][];
  beforeAll(async () => {
    await stateAllergens('2026-03-02');
    cart = await ordered((first, second) => [
      { name: 'Zoë Hale', package_item_option_id: first },
      { name: 'ada', package_item_option_id: second, note: 'No onions, please' },
      { name: 'Kit', combo: { package_item_option_ids: [first, second] } },
      { name: 'Bo', package_item_option_id: first, qty: 2 },
      { name: 'Abe', package_item_option_id: second },
      { name: 'Nobody', opted_out: true },
    ]);
    labels = await labelsOf(cart);
  });
  const named = (name: string) => labels.filter((label) => label[1] === name);

  test('are one for each portion, counted, by dish and then by name, and of each dish what nobody picked last', () => {
    expect(labels.map(([count]) => count)).toEqual(Array.from({ length: 20 }, (_, at) => `${at + 1} of 20`));
    const packed = labels.map(([, name = '', dish = '']) => ({ name, dish }));
    const dishes = [...new Set(packed.map(({ dish }) => dish))];
    expect(dishes).toEqual(['Carnitas', 'Mushroom', 'Carnitas + Mushroom']);
    expect(packed.map(({ dish }) => dishes.indexOf(dish))).toEqual(
      packed.map(({ dish }) => dishes.indexOf(dish)).toSorted((one, other) => one - other),
    );
    const namesOf = (wanted: string) => packed.filter(({ dish }) => dish === wanted).map(({ name }) => name);
    expect(namesOf('Carnitas').slice(0, 4)).toEqual(['Bo', 'Bo', 'Zoë Hale', 'Extra']);
    expect(namesOf('Mushroom').slice(0, 3)).toEqual(['Abe', 'ada', 'Extra']);
    expect(namesOf('Carnitas + Mushroom')[0]).toBe('Kit');
    expect(named('Nobody')).toEqual([]);
  });

  test('say the marks, the allergens and since when they are stated, the note, whose order it is and when it is to be there', async () => {
    const order = await orderOf(cart);
    const [year, month, day] = (order.start_date ?? '').split('-');
    const start = new RegExp(`^#${cart.orderId} · Delivery \\w{3} ${month}/${day}/${year}, 12:00 pm E[DS]T$`);
    const foot: unknown[] = [`${order.team?.name}, ${order.user_name}`, expect.stringMatching(start)];
    const stated = '(stated by the caterer on Mar 2, 2026).';
    expect(named('Zoë Hale')[0]?.slice(2)).toEqual(['Carnitas', `Contains milk, wheat ${stated}`, ...foot]);
    expect(named('ada')[0]?.slice(2)).toEqual([
      ...['Mushroom', 'Vegetarian', `None of the nine major allergens ${stated}`, '“No onions, please”'],
      ...foot,
    ]);
    // Of what shares a portion, each warns of the whole.
    expect(named('Kit')[0]?.slice(3, -2)).toEqual([`Contains milk, wheat ${stated}`]);
  });

  test('are not all: the kitchen reads what people ask for on its page and in its mail, and nobody else does', async () => {
    expect((await asCooked(cart)).meal_notes).toEqual([
      { name: 'ada', dish: 'Mushroom', note: 'No onions, please' },
    ]);
    await runPendingJobs();
    const notesIn = async (email: string, template: string) =>
      (await mailTo(email))
        .filter((mail) => mail.template === template && mail.data.orderId === cart.orderId)
        .map(({ data }) => JSON.stringify(data).includes('["Mushroom, for ada","No onions, please"]'));
    expect(await notesIn(setting.caterer.cook.email, 'order_received')).toEqual([true]);
    expect(await notesIn(cart.user.email, 'order_submitted')).toEqual([false]);
  });

  test('stay as they were agreed, whatever is stated later, and are the same file for the same state', async () => {
    const one = await readPaper(cook, path(cart));
    await stateAllergens('2026-04-01');
    const other = await readPaper(cook, path(cart));
    expect(one.bytes.equals(other.bytes)).toBe(true);
  });

  test('know whose portion a combination is where nobody kept what an order was agreed with', async () => {
    await sql.rows('delete from order_terms where order_id = $1', [cart.orderId]);
    const shared = (await labelsOf(cart)).filter(([, , dish]) => dish === 'Carnitas + Mushroom');
    expect(shared.map(([, name]) => name)).toContain('Kit');
    // What the order itself keeps of a dish is said all the same.
    expect(shared[0]).toContain('Contains milk, wheat. The caterer has not confirmed the allergens.');
  });

  test('say that nothing is stated, where nothing is', async () => {
    await stateAllergens(null);
    const unsaid = await ordered((first, second) => [
      { name: 'Ana', package_item_option_id: first },
      { name: 'Ben', package_item_option_id: second },
    ]);
    const said = (await labelsOf(unsaid)).map(([, name, ...rest]) => [name, rest.slice(1, -2).join(' ')]);
    expect(said).toContainEqual([
      'Ana',
      'Contains milk, wheat. The caterer has not confirmed the allergens.',
    ]);
    expect(said).toContainEqual(['Ben', 'Vegetarian Allergens: not stated by the caterer.']);
  });

  test('are all there where the order holds fewer of a dish than were picked, and ask', async () => {
    const short = await ordered((first) => [
      { name: 'Ana', package_item_option_id: first },
      { name: 'Ben', package_item_option_id: first },
    ]);
    await sql.rows(
      `update order_chosen_options set qty = case name when 'Carnitas' then 1 else 19 end
       where order_id = $1 and name in ('Carnitas', 'Mushroom')`,
      [short.orderId],
    );
    const carnitas = (await labelsOf(short)).filter(([, , dish]) => dish === 'Carnitas');
    expect(carnitas.map(([, name]) => name)).toEqual(['Ana', 'Ben']);
    for (const label of carnitas) expect(label).toContain('Picked 2 times, ordered once: please ask.');
    await sql.rows(`delete from order_chosen_options where order_id = $1 and name = 'Carnitas'`, [
      short.orderId,
    ]);
    const last = (await labelsOf(short)).slice(-2);
    expect(last.map(([, name, dish, warning]) => [name, dish, warning])).toEqual([
      ['Ana', 'Carnitas', 'Picked 2 times, not ordered: please ask.'],
      ['Ben', 'Carnitas', 'Picked 2 times, not ordered: please ask.'],
    ]);
  });

  test('print names in the letters that people write them in', async () => {
    const names = ['=HYPERLINK("evil.example")', '王小明', '김민수', 'สมชาย', 'Nguyễn Жанна', 'Łucja 𝓛𝓮𝓮 🌮'];
    const cartOfAll = await ordered((first) =>
      [...names, 'محمد علي'].map((name) => ({ name, package_item_option_id: first })),
    );
    const printed = (await labelsOf(cartOfAll)).map(([, name]) => name);
    expect(printed).toEqual(expect.arrayContaining([...names.slice(0, 5), 'Łucja Lee']));
    // From the right, each letter as it looks beside its neighbours.
    const arabic = printed.find((name) => name?.normalize('NFKC') === [...'محمد علي'].reverse().join(''));
    expect(arabic).toMatch(/^[\ufe80-\ufefc ]+$/);
  });

  test('break and shrink what is long, and leave nothing of it out', async () => {
    const name = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(2).trim();
    const note = 'I can not eat what grew beside celery. '.repeat(12).trim();
    const long = await ordered((first) => [{ name, note, package_item_option_id: first }]);
    const [label = []] = await labelsOf(long);
    expect(label.join('').replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
    expect(label.join('').replaceAll(' ', '')).toContain(note.replaceAll(' ', ''));
  });
});

const answer = fc.record({ of: fc.nat(3), qty: fc.integer({ min: 1, max: 4 }) });

test('whatever people pick, there is a label for each portion that is ordered and each that was picked', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(answer, { maxLength: 8 }), async (answers) => {
      await sql.rows('delete from rate_limits');
      const cart = await picked((first, second) =>
        answers.map(({ of, qty }, at) => ({
          name: `Person ${at}`,
          qty,
          ...[
            { package_item_option_id: first },
            { package_item_option_id: second },
            { combo: { package_item_option_ids: [first, second] } },
            { opted_out: true },
          ][of],
        })),
      );
      await submit(cart);
      const labels = await labelsOf(cart);
      const { chosen_options: chosen } = await asCooked(cart);
      const quantities = chosen
        .filter(({ item_choice_type: type }) => type === 'constant_sum')
        .map(({ name, qty }) => [name, qty]);
      const dishes = [...new Set(labels.map(([, , dish]) => dish))];
      expect(dishes.map((dish) => [dish, labels.filter(([, , of]) => of === dish).length])).toEqual(
        quantities,
      );
      answers.forEach(({ of, qty }, at) =>
        expect(labels.filter(([, name]) => name === `Person ${at}`)).toHaveLength(of === 3 ? 0 : qty),
      );
    }),
    { numRuns: 6 },
  );
});

describe('the labels of an order that nobody was asked about', () => {
  const served = async (as: 'buffet' | 'individual') => {
    const cart = await placed(setting.caterer);
    await sql.rows('update orders set presentation_type = $2 where id = $1', [cart.orderId, as]);
    return cart;
  };

  test('name the dish of each box, and nobody', async () => {
    const cart = await served('individual');
    expect((await asCooked(cart)).can.print_labels).toBe(true);
    const labels = await labelsOf(cart);
    const quantities = await orderedOf(cart);
    expect(labels).toHaveLength(20);
    expect(new Set(labels.map(([, dish]) => dish))).toEqual(new Set(['Carnitas', 'Mushroom']));
    expect(Object.values(quantities)).toContain(labels.filter(([, dish]) => dish === 'Mushroom').length);
  });

  test('are not there for trays, which nobody gets a part of by name', async () => {
    const cart = await served('buffet');
    expect((await asCooked(cart)).can.print_labels).toBe(false);
    await cook.get(path(cart)).expect(404);
  });
});

describe('who prints the labels of an order', () => {
  const statusFor = async (by: TestClient, order: Of) => (await by.get(path(order))).status;
  const someone = () => ordered((first) => [{ name: 'Ana', package_item_option_id: first }]);

  test('who cooks it and a site admin; no other caterer, not who orders it, and nobody who is signed out', async () => {
    const cart = await someone();
    const other = await signedIn((await makeCaterer()).cook);
    const admin = await signedIn(await makeUser({ isAdmin: true }));
    expect(await statusFor(cook, cart)).toBe(200);
    expect(await statusFor(admin, cart)).toBe(200);
    expect(await statusFor(other, cart)).toBe(404);
    expect(await statusFor(cart.orderer, cart)).toBe(404);
    expect(await statusFor(client(), cart)).toBe(401);
  });

  test('not before it is sent, and from then on', async () => {
    const cart = await picked((first) => [{ name: 'Ana', package_item_option_id: first }]);
    const admin = await signedIn(await makeUser({ isAdmin: true }));
    expect([await statusFor(cook, cart), await statusFor(admin, cart)]).toEqual([404, 404]);
    await submit(cart);
    expect([await statusFor(cook, cart), await statusFor(admin, cart)]).toEqual([200, 200]);
    expect((await asCooked(cart)).can.print_labels).toBe(true);
  });

  const end = {
    declined: (cart: Cart) =>
      cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/decline`).send({ reason: 'No gas.' }).expect(200),
    canceled: (cart: Cart) => cancel(cart, 0).expect(200),
    expired: (cart: Cart) => timeComesFor('order', cart.orderId),
    delivered: async (cart: Cart) => {
      await cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).send({}).expect(200);
      await timeComesFor('order', cart.orderId);
    },
  };
  test.each(Object.entries(end))('nobody once it is %s', async (_how, ends) => {
    const cart = await someone();
    expect(await statusFor(cook, cart)).toBe(200);
    await ends(cart);
    const admin = await signedIn(await makeUser({ isAdmin: true }));
    expect([await statusFor(cook, cart), await statusFor(admin, cart)]).toEqual([404, 404]);
    expect((await asCooked(cart)).can.print_labels).toBe(false);
  });
});

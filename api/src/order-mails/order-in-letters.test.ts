import {
  answerChanges,
  asCook,
  cancel,
  modified,
  orderOf,
  placed,
  startsIn,
} from '../orders/changes/change.factory';
import { inDays, makeCaterer, makeReadyCart, type Cart, type Caterer } from '../orders/order.factory';
import { calendarFile } from '../calendar';
import { sql } from '../database';
import { runPendingJobs, timeComesFor, useLocalServices } from '../testing';
import { letterRead, lettersRead } from './letters.factory';

useLocalServices();
jest.setTimeout(120_000);

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer({ includes: ['Plates and napkins'] });
});

/** The letters to both sides of an order from one of its mails on. */
async function since({ user, orderId }: Cart, template: string) {
  await runPendingJobs();
  const read = async (email: string) => {
    const all = await lettersRead(email, orderId);
    return all.slice(all.findIndex((each) => each.template === template));
  };
  return { owner: await read(user.email), cook: await read(caterer.cook.email) };
}
const last = async (cart: Cart) => (await since(cart, 'order_submitted')).owner.at(-1);

const atTheDoor = ['Suite or floor Floor 9', 'Contact Pat', 'Instructions Use the freight lift.'];
async function placedWithWords(): Promise<Cart> {
  const cart = await makeReadyCart(caterer);
  const order = { suite: 'Floor 9', delivery_instructions: 'Use the freight lift.' };
  await cart.orderer.patch(`/cpi/v1/orderer/orders/${cart.orderId}`).send({ order }).expect(200);
  await cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/submit`).send({}).expect(200);
  return cart;
}

test('who ordered reads what for when and where, dish by dish with marks, and what the driver reads, when it is placed and when it is on', async () => {
  const cart = await placedWithWords();
  await (await asCook(caterer)).post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).send({}).expect(200);
  const { owner } = await since(cart, 'order_submitted');
  expect(owner.map(({ template }) => template)).toEqual(['order_submitted', 'order_accepted']);
  const { pricing, address } = await orderOf(cart);
  for (const { words } of owner)
    for (const said of [
      `Food ${caterer.pack.name}`,
      `Where ${address.formatted_address}`,
      'People 20',
      // Line by line, as on the page of the order.
      [
        ...pricing.lines.map(({ label, amount }) => `${label} $${amount.toFixed(2)}`),
        `Total $${pricing.customer_price.toFixed(2)}`,
      ].join(' '),
      'Carnitas 10',
      'Mushroom (Vegetarian) 10',
      'Also Plates and napkins',
      ...atTheDoor,
    ])
      expect(words).toContain(said);
});

const missing = () => {
  throw new Error('it has no entry for a calendar');
};

test('a name that a spreadsheet or a browser would run is text in mails to both sides, and so in the calendar', async () => {
  const cart = await makeReadyCart(caterer);
  const name = '=HYPERLINK("https://evil.example","Pay here")<img src=x>';
  await sql.rows('update users set first_name = $1 where id = $2', [name, cart.user.id]);
  const order = { suite: name };
  await cart.orderer.patch(`/cpi/v1/orderer/orders/${cart.orderId}`).send({ order }).expect(200);
  await cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/submit`).send({}).expect(200);
  const { owner, cook } = await since(cart, 'order_submitted');
  for (const letter of [owner[0], cook.at(-1)]) {
    expect(letter?.words).toContain(
      '=HYPERLINK(&quot;https://evil.example&quot;,&quot;Pay here&quot;)&lt;img src=x&gt;',
    );
    expect(letter?.links.filter((link) => link.includes('evil.example'))).toEqual([]);
  }
  const file = await calendarFile(owner[0]?.calendar ?? missing());
  expect(file.content.replaceAll(/\r\n[ \t]/g, '')).toContain(
    '=HYPERLINK("https://evil.example"\\,"Pay here")',
  );
});

describe('changes that hold', () => {
  test('are told to both sides with all of the food as it is now, and move the same entry of the calendar', async () => {
    const cart = await placedWithWords();
    await runPendingJobs();
    await modified(cart, { headcount: 22, start_time: '12:30' });
    const { owner, cook } = await since(cart, 'order_submitted');
    const [before, applied] = owner;
    expect(applied?.template).toBe('order_change_applied');
    const made = cook.at(-1);
    expect(made?.template).toBe('order_change_made');
    for (const letter of [applied, made])
      for (const said of [
        'People 22, instead of 20',
        'Carnitas 11',
        'Mushroom (Vegetarian) 11',
        'Also Plates and napkins',
        ...atTheDoor,
      ])
        expect(letter?.words).toContain(said);
    expect(applied?.calendar).toMatchObject({
      name: before?.calendar?.name,
      status: 'tentative',
      startsAt: (await orderOf(cart)).start_at,
    });
    expect(applied?.calendar?.startsAt).not.toBe(before?.calendar?.startsAt);
    expect(applied?.calendar?.about).toContain('Carnitas: 11');
    expect(applied?.calendar?.sequence).toBeGreaterThan(before?.calendar?.sequence ?? Infinity);
    expect(made?.calendar).toBeNull();
  });

  test('once their caterer approves move an entry that is sure; until then nothing of it moves', async () => {
    const cart = await placed(caterer);
    await modified(cart, { start_date: inDays(4) });
    const requested = await last(cart);
    expect(requested).toMatchObject({ template: 'order_change_requested', calendar: null });
    await answerChanges(await asCook(caterer), cart, 'approve');
    expect(await last(cart)).toMatchObject({
      template: 'order_change_applied',
      calendar: { status: 'confirmed', startsAt: (await orderOf(cart)).start_at },
    });
  });
});

test('changes that their caterer declines are told with the reason as theirs', async () => {
  const cart = await placed(caterer);
  await modified(cart, { headcount: 40 });
  await answerChanges(await asCook(caterer), cart, 'decline');
  const declined = await last(cart);
  expect(declined).toMatchObject({ template: 'order_change_declined' });
  expect(declined?.words).toContain(
    `. ${caterer.brand.name} says: “Our oven is small.” Your order stands as it was`,
  );
});

describe('what is off takes its entry away and says what it costs', () => {
  test.each([
    ['more than a day before', 72, 0, 'It costs you nothing.'],
    ['within a day', 20, 75, '$75.00 is charged for the cancellation, as agreed.'],
  ])('canceled %s', async (_when, hours, fee, said) => {
    const cart = await placed(caterer);
    await startsIn(cart.orderId, hours);
    await cancel(cart, fee).expect(200);
    const { owner, cook } = await since(cart, 'order_canceled');
    expect(owner[0]).toMatchObject({
      template: 'order_canceled',
      calendar: { name: `order-${cart.orderId}`, status: 'cancelled' },
    });
    expect(owner[0]?.words).toContain(said);
    expect(owner[0]?.words).not.toContain('Total');
    expect(owner[0]?.words.includes('Cancellation fee $75.00')).toBe(fee > 0);
    expect(cook.at(-1)?.words).toContain('this order was canceled: The meeting is off.');
  });

  test('declined, with the reason of the caterer as theirs', async () => {
    const cart = await placed(caterer, { accepted: false });
    await (
      await asCook(caterer)
    )
      .post(`/cpi/v1/caterer/orders/${cart.orderId}/decline`)
      .send({ reason: 'We are full that day' })
      .expect(200);
    const declined = await last(cart);
    expect(declined).toMatchObject({ template: 'order_ended', calendar: { status: 'cancelled' } });
    expect(declined?.words).toContain(
      `. ${caterer.brand.name} says: “We are full that day” It costs you nothing.`,
    );
  });

  test('not answered, with a reason that is ours', async () => {
    const cart = await placed(caterer, { accepted: false });
    await timeComesFor('order', cart.orderId);
    const expired = await last(cart);
    expect(expired).toMatchObject({ template: 'order_ended' });
    expect(expired?.words).toContain(': The caterer did not answer in time. It costs you nothing.');
    expect(expired?.words).not.toContain('says:');
  });

  test('for no card that is good came in time', async () => {
    const cart = await placed(caterer);
    await sql.rows("update orders set held_until = now() - interval '1 minute' where id = $1", [
      cart.orderId,
    ]);
    await timeComesFor('order', cart.orderId);
    expect(await last(cart)).toMatchObject({ template: 'order_unpaid', calendar: { status: 'cancelled' } });
  });
});

test.each([
  ['order_charged', { chargedCents: 7_500 }, '$75.00 was charged for your order'],
  ['order_invoiced', { amountCents: 7_500, dueOn: 'Friday' }, 'is to be paid by Friday'],
  ['order_refund_stuck', { amountCents: 7_500 }, '$75.00 that was charged too much'],
])('a sum is one sum of money, as in %s', (template, sum, said) => {
  expect(letterRead(template, { money: [], ...sum }).words).toContain(said);
});

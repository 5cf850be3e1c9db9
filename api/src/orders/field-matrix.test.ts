import type { Role, Schemas } from '@copper-carrot/contracts';
import { Membership } from '../accounts';
import { sql } from '../database';
import { client, makeMember, makeUser, signedIn, useLocalServices, type TestClient } from '../testing';
import { asCook, orderOf } from './changes/change.factory';
import { inDays, makeCaterer, makeReadyCart, type Cart, type Caterer } from './order.factory';

useLocalServices();
jest.setTimeout(120_000);

/** People by their role for an order: who may edit it by 1 §6, and who may not. */
const editors = {
  O: 'its owner',
  A: 'an admin of its organization',
  S: 'a site admin',
  D: 'the caterer of a direct order that nobody has claimed',
  C: 'the caterer of a direct order that its customer has claimed',
} as const;
type Editor = keyof typeof editors;
const others = [
  'an orderer of its organization',
  'a member of the staff there',
  'a guest there',
  'an external attendant there',
  'a stranger',
  'the caterer of an order that is not direct',
  'a caterer of another brand',
  'nobody',
] as const;
type Who = (typeof editors)[Editor] | (typeof others)[number];

type Changes = Schemas['OrderChanges'];
type Field = Exclude<keyof Changes, 'lock_version'>;
/** Letters of the people who may set a field in a cart and after submit, and another value for it. */
type Row = [inCart: string, placed: string, value: (of: Asked) => unknown];
interface Asked {
  order: Schemas['Order'];
  kitchenId: number;
  /** An organization that the owner and the admin also order for. */
  otherTeamId: number;
}

/** One row per field of a change; a new field fails to compile until it has a row. */
const fields: Record<Field, Row> = {
  headcount: ['OASDC', 'OASDC', ({ order }) => (order.headcount ?? 0) - 1],
  start_date: ['OASDC', 'OASDC', () => inDays(4)],
  start_time: ['OASDC', 'OASDC', () => '12:30'],
  presentation_type: ['OASDC', 'OASDC', ({ order }) => order.presentation_type],
  chosen_options: ['OASDC', 'OASDC', ({ order }) => moved(order)],
  // An order of a package has no dishes.
  menu_items: ['OASDC', 'OASDC', () => []],
  pickup: ['OASD', 'OASD', ({ order }) => !order.pickup],
  pickup_kitchen_id: ['OASD', 'OASD', ({ kitchenId }) => kitchenId],
  address_id: ['OASD', 'OASD', () => null],
  google_place_id: ['OASD', 'OASD', ({ order }) => order.address.google_place_id],
  formatted_address: ['OASD', 'OASD', ({ order }) => order.address.formatted_address],
  company_name: ['OASD', 'OASD', () => 'Northwind'],
  suite: ['OASD', 'OASD', () => 'Floor 9'],
  contact_name: ['OASD', 'OASD', () => 'Robin'],
  contact_phone: ['OASD', 'OASD', () => '(555) 555-0142'],
  delivery_instructions: ['OASD', 'OASD', () => 'Use the freight lift.'],
  cost_center: ['OAS', 'OAS', () => 'Kitchen'],
  purchase_order_reference_code: ['OAS', 'OAS', () => 'PO-1'],
  tip: ['OAS', 'OAS', () => 1],
  coupon_code: ['OAS', 'OAS', () => null],
  credit_card_id: ['OAS', 'OAS', ({ order }) => order.credit_card_id],
  paid_with_invoice: ['OAS', 'OAS', () => true],
  // A submitted order can't move to another organization.
  team_id: ['OAS', '', ({ otherTeamId }) => otherTeamId],
  bypass_payment: ['S', 'S', () => true],
};

/** Moves one portion from one dish to another. */
const moved = ({ chosen_options: chosen }: Schemas['Order']) => {
  const [one, other] = chosen.filter(({ item_choice_type: type }) => type === 'constant_sum');
  return chosen.map((each) => ({
    option_id: each.option_id,
    qty: each.qty + (each === one ? 1 : each === other ? -1 : 0),
  }));
};

/** The order's value of each field. */
const said = (order: Schemas['Order']): Record<string, unknown> => ({
  ...order,
  ...order.address,
  tip: order.pricing.tip,
  coupon_code: null,
  menu_items: [],
  chosen_options: order.chosen_options.map(({ option_id, qty }) => ({ option_id, qty })),
});

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

type Stood = Cart & Pick<Asked, 'otherTeamId'>;

async function member({ teamId, otherTeamId }: Stood, role: Role): Promise<TestClient> {
  const user = await makeUser();
  await Membership.create({ teamId, userId: user.id, role });
  if (role === 'admin') await Membership.create({ teamId: otherTeamId, userId: user.id, role });
  return signedIn(user);
}

const clients: Record<Who, (cart: Stood) => Promise<TestClient>> = {
  [editors.O]: ({ orderer }) => Promise.resolve(orderer),
  [editors.A]: (cart) => member(cart, 'admin'),
  [editors.S]: async () => signedIn(await makeUser({ isAdmin: true })),
  [editors.D]: () => asCook(caterer),
  [editors.C]: () => asCook(caterer),
  'an orderer of its organization': (cart) => member(cart, 'orderer'),
  'a member of the staff there': (cart) => member(cart, 'staff'),
  'a guest there': (cart) => member(cart, 'guest'),
  'an external attendant there': (cart) => member(cart, 'external_attendant'),
  'a stranger': async () => signedIn(await makeUser()),
  'the caterer of an order that is not direct': () => asCook(caterer),
  'a caterer of another brand': async () => asCook(await makeCaterer()),
  nobody: () => Promise.resolve(client()),
};

const base = '/cpi/v1/orderer/orders';

/** An order of an owner who may pay by invoice. */
async function makeOrder(isPlaced: boolean): Promise<Stood> {
  const { team } = await makeMember('admin');
  const cart = { ...(await makeReadyCart(caterer)), otherTeamId: team.id };
  await Membership.create({ teamId: team.id, userId: cart.user.id, role: 'orderer' });
  await sql.rows('update users set invoiceable = true where id = $1', [cart.user.id]);
  if (isPlaced) await cart.orderer.post(`${base}/${cart.orderId}/submit`).send({}).expect(200);
  return cart;
}

const isDirect = (who: Who) => who === editors.D || who === editors.C;

/** The same order with a client of the given role. */
async function orderFor(who: Who, isPlaced: boolean): Promise<Stood> {
  const cart = await makeOrder(isPlaced);
  if (isDirect(who))
    await sql.rows(
      `update orders set is_direct = true, claimed_by_customer_at = case when $2 then now() end where id = $1`,
      [cart.orderId, who === editors.C],
    );
  return cart;
}

interface Answer {
  status: number;
  body: unknown;
}
type Send = (person: TestClient, at: string, order: Changes) => PromiseLike<Answer>;
interface State {
  isPlaced: boolean;
  /** Previews a change and lists its problems. */
  asks: Send;
  against: (body: unknown) => Schemas['Error'][];
  /** Sends the change. */
  does: Send;
}
const states: Record<string, State> = {
  'a cart, by check_validity and PATCH': {
    isPlaced: false,
    asks: (person, at, order) => person.post(`${at}/check_validity`).send({ order }),
    against: (body) => (body as Schemas['OrderValidity']).errors,
    does: (person, at, order) =>
      person.patch(at).send({ order, should_redistribute: order.headcount !== undefined }),
  },
  'an order that was placed, by calculate_changes and modify': {
    isPlaced: true,
    asks: (person, at, order) => person.patch(`${at}/calculate_changes`).send({ order }),
    against: (body) => (body as Schemas['CalculatedChanges']).errors,
    does: (person, at, order) => person.post(`${at}/modify`).send({ order }),
  },
};

/** Whether it succeeded or would; else the status and the fields of the error. */
function outcomeOf({ status, body }: Answer, field: string, errors: Schemas['Error'][] = []): string {
  if (status >= 300) {
    const { fields: named = {} } = body as Partial<Schemas['Error']>;
    return status === 422 ? `422 ${Object.keys(named).join()}` : String(status);
  }
  return errors.some(({ fields: named }) => field in named) ? `422 ${field}` : 'yes';
}

/** Previews and sends each field alone; returns both outcomes. */
async function tryAll({ asks, against, does }: State, cart: Stood, person: TestClient) {
  const at = `${base}/${cart.orderId}`;
  const asked: Record<string, string> = {};
  const done: Record<string, string> = {};
  let before = await orderOf(cart);
  for (const [field, [, , valueOf]] of Object.entries(fields)) {
    const changes = { [field]: valueOf({ ...cart, order: before, kitchenId: caterer.kitchen.id }) };
    const sent = { ...changes, lock_version: before.lock_version };
    const answer = await asks(person, at, sent);
    asked[field] = outcomeOf(answer, field, answer.status < 300 ? against(answer.body) : []);
    done[field] = outcomeOf(await does(person, at, sent), field);
    if (done[field] !== 'yes') continue;
    before = await orderOf(cart);
    expect(said(before)).toMatchObject(changes);
  }
  // Refused or previewed changes must leave the order as it was.
  expect(await orderOf(cart)).toEqual(before);
  return { asked, done };
}

describe.each(Object.entries(states))(
  '[OPERM-01] [OPERM-02] [OPERM-03] [OPERM-04] [OPERM-05] [OPERM-07] [OPERM-09] %s',
  (_name, state) => {
    test.each(Object.entries(editors) as [Editor, Who][])(
      'is changed, field by field as the table says, by %s: %s',
      async (letter, who) => {
        const cart = await orderFor(who, state.isPlaced);
        const found = await tryAll(state, cart, await clients[who](cart));
        const expected = Object.fromEntries(
          Object.entries(fields).map(([field, [inCart, placed]]) => {
            if ((state.isPlaced ? placed : inCart).includes(letter)) return [field, 'yes'];
            // Only a site admin's screen has this button, so 403 instead of a field error.
            const isForbidden = field === 'bypass_payment' && !isDirect(who);
            return [field, isForbidden ? '403' : `422 ${field}`];
          }),
        );
        expect(found).toEqual({ asked: expected, done: expected });
      },
    );

    let cart: Promise<Stood> | undefined;
    test.each(others)('is changed in no field by %s', async (who) => {
      cart ??= makeOrder(state.isPlaced);
      const found = await tryAll(state, await cart, await clients[who](await cart));
      const refused = who === 'nobody' ? '401' : who === 'an orderer of its organization' ? '403' : '404';
      const expected = Object.fromEntries(Object.keys(fields).map((field) => [field, refused]));
      expect(found).toEqual({ asked: expected, done: expected });
    });
  },
);

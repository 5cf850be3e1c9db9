import type { Schemas } from '@copper-carrot/contracts';
import { query } from './database';
import { deliveryAddress, findOffers, headcount, type Offer } from './offers';
import type { Person } from './person';

export const ordersBase = '/cpi/v1/orderer';

/** An offer of kitchens that cook all that journeys order, which together is more than one has room for at lunch. */
export async function offerWithRoom(person: Person): Promise<Offer> {
  const [offer] = await findOffers(person, 1);
  if (!offer) throw new Error('Nothing is on offer.');
  await makeRoom(offer);
  return offer;
}

/** Lets the kitchens of an offer cook all that journeys order. */
export async function makeRoom({ pack }: Offer): Promise<void> {
  await query(
    `update kitchen_capacities set max_headcount = 5000, max_orders = 500 where max_orders <> 500 and kitchen_id in (
       select k.id from kitchens k join packages p on p.brand_id = k.brand_id where p.id = $1)`,
    [pack.id],
  );
}

/** What a cart is to have. */
export interface Wish {
  /** Of how many cards; the first one pays. */
  cards?: number;
  /** Which test card that is. */
  card?: string;
  /** Its organization; the person's own one unless said. */
  teamId?: number | null;
  changes?: object;
}

/** A cart of an offer that has all it needs but what a journey leaves out. */
export async function readyCart(
  person: Person,
  { pack, date, time }: Offer,
  { cards = 1, card: first = 'pm_card_mastercard', teamId, changes = {} }: Wish = {},
): Promise<number> {
  const { id } = await person.call<{ id: number }>('POST', `${ordersBase}/packages/${pack.id}/order`, {
    body: {
      formatted_address: deliveryAddress,
      order: { headcount, start_date: date, start_time: time, pickup: false },
    },
  });
  const ids: number[] = [];
  for (let made = 0; made < cards; made += 1) {
    const card = await person.call<Schemas['CreditCard']>('POST', `${ordersBase}/orders/${id}/credit_cards`, {
      body: {
        credit_card: {
          stripe_token: made === 0 ? first : 'pm_card_visa',
          nickname: '',
          team_id: null,
        },
      },
    });
    ids.push(card.id);
  }
  await person.call('PATCH', `${ordersBase}/orders/${id}`, {
    body: {
      order: {
        ...(ids[0] === undefined ? {} : { credit_card_id: ids[0] }),
        ...(teamId === undefined ? {} : { team_id: teamId }),
        contact_name: 'Front desk',
        contact_phone: '212-555-0142',
        ...changes,
      },
    },
  });
  return id;
}

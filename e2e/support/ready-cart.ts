import type { Schemas } from '@copper-carrot/contracts';
import { query } from './database';
import { deliveryAddress, findOffers, headcount, type Offer } from './offers';
import type { Person } from './person';

export const ordersBase = '/cpi/v1/orderer';

/** An offer whose kitchens have the capacity for all journeys' orders. */
export async function offerWithRoom(person: Person): Promise<Offer> {
  const [offer] = await findOffers(person, 1);
  if (!offer) throw new Error('Nothing is on offer.');
  await makeRoom(offer);
  return offer;
}

/** Raises the capacity of an offer's kitchens for all journeys' orders. */
export async function makeRoom({ pack }: Offer): Promise<void> {
  await query(
    `update kitchen_capacities set max_headcount = 5000, max_orders = 500 where max_orders <> 500 and kitchen_id in (
       select k.id from kitchens k join packages p on p.brand_id = k.brand_id where p.id = $1)`,
    [pack.id],
  );
}

/** The properties of a cart. */
export interface Wish {
  /** The number of cards; the first one pays. */
  cards?: number;
  /** The test card. */
  card?: string;
  /** Its organization; by default the person's own. */
  teamId?: number | null;
  changes?: object;
}

/** A complete cart of an offer, except for what a journey leaves out. */
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

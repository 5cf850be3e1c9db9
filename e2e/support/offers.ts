import type { List, Schemas } from '@copper-carrot/contracts';
import { test } from '@playwright/test';
import { catererBrand } from './demo';
import type { Person } from './person';

export const headcount = 20;
/** Within the demo caterer's delivery area. */
export const deliveryAddress = '120 West 23rd Street, New York, NY 10011';

/** A package of the demo caterer with an available time. */
export interface Offer {
  pack: Schemas['PackageRecord'];
  /** `YYYY-MM-DD` and `HH:mm` in New York. */
  date: string;
  time: string;
}

/** The event query of this offer, as the search writes it. */
export const eventQuery = ({ date, time }: Pick<Offer, 'date' | 'time'>): URLSearchParams =>
  new URLSearchParams({
    place_id: '1',
    headcount: String(headcount),
    start_date: date,
    start_time: time,
    formatted_address: deliveryAddress,
  });

type Fits = (pack: Schemas['PackageRecord']) => boolean;

/** Orders of one address closer than half an hour ask for confirmation. */
const apartMs = 30 * 60_000;
const times = ['11:30', '12:00', '12:30', '11:00', '13:00', '13:30', '10:30', '14:00'];

/**
 * Offers at different times, away from the person's other orders; concurrent journeys share no times. From
 * three business days to five days ahead, so that the card is authorised at submit; a kitchen may be closed
 * on one of these. `fits` filters packages.
 */
export async function findOffers(person: Person, wanted: number, fits: Fits = () => true): Promise<Offer[]> {
  const busy = await person.call<List<Schemas['OrderListRecord']>>(
    'GET',
    '/cpi/v1/orderer/orders?when=upcoming&limit=200',
  );
  const taken = busy.records.map(({ start_date, start_time }) => Date.parse(`${start_date}T${start_time}Z`));
  const { parallelIndex, config } = test.info();
  const own = times.filter((_, index) => index % config.workers === parallelIndex % config.workers);
  const offers: Offer[] = [];
  for (const date of daysAhead(new Date())) {
    for (const time of own) {
      const at = Date.parse(`${date}T${time}Z`);
      if (taken.some((other) => Math.abs(other - at) < apartMs)) continue;
      const pack = await offeredAt(person, date, time, fits);
      if (pack) offers.push({ pack, date, time });
      if (offers.length === wanted) return offers;
    }
  }
  throw new Error(`${catererBrand} takes ${offers.length} of ${wanted} orders in the next days`);
}

async function offeredAt(
  person: Person,
  date: string,
  time: string,
  fits: Fits,
): Promise<Schemas['PackageRecord'] | undefined> {
  const query = new URLSearchParams({
    place_id: '1',
    headcount: String(headcount),
    start_date: date,
    start_time: time,
    package_type: 'lunch_or_dinner',
    query: catererBrand,
    expand: 'caterer',
    limit: '24',
  });
  const { records } = await person.call<Schemas['PackageSearch']>(
    'GET',
    `/cpi/v1/public/packages/search?${query}`,
  );
  for (const pack of records.filter(({ caterer }) => caterer?.name === catererBrand)) {
    if (!fits(pack)) continue;
    const event = { headcount, start_date: date, start_time: time };
    const { error } = await person.call<Schemas['OrderPreview']>(
      'POST',
      `/cpi/v1/orderer/packages/${pack.id}/order/preview`,
      { body: { formatted_address: deliveryAddress, ...event, order: { pickup: false, ...event } } },
    );
    if (!error) return pack;
  }
  return undefined;
}

/** Dates in New York from the third business day on. */
function daysAhead(now: Date): string[] {
  const day = (ahead: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(
      new Date(now.getTime() + ahead * 86_400_000),
    );
  const isBusinessDay = (date: string) => ![0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());
  const business = [1, 2, 3, 4, 5].map(day).filter(isBusinessDay);
  const third = business[2];
  const later = [5, 4, 3, 2].map(day).filter((date) => date !== third);
  return third ? [third, ...later] : later;
}

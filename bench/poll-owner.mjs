// @ts-check
import { Client } from './client.mjs';
import { listOffers, weekdayAhead } from './orderers.mjs';

/** @import pg from 'pg' */
/** @typedef {{ id: number, code: string, version: number, options: number[] }} Poll */

/**
 * Open polls of one organization, each of its own order for a number of people.
 * @param {string} origin of the API
 * @param {pg.Client} database
 * @param {{ headcount: number, wanted: number }} wish
 * @returns {Promise<Poll[]>}
 */
export async function openPolls(origin, database, { headcount, wanted }) {
  const owner = new Client(origin);
  await owner.signIn('orderer@northwind.example');
  const offers = await listOffers(database, { headcount, withChoice: true });
  if (offers.length < wanted) throw new Error(`Only ${offers.length} packages can be polled about`);
  const polls = [];
  for (const { slug, formatted_address } of offers.slice(0, wanted)) {
    const { json: order } = await owner.must({
      path: `/cpi/v1/orderer/packages/${slug}/order`,
      method: 'POST',
      expect: 201,
      body: {
        formatted_address,
        order: { headcount, start_date: weekdayAhead(10), start_time: '12:00' },
      },
    });
    const { json: poll } = await owner.must({
      path: `/cpi/v1/orderer/orders/${order.id}/poll`,
      method: 'POST',
      expect: 201,
      body: { order_poll: { end_date: weekdayAhead(1), end_time: '18:00' } },
    });
    const { code, version, poll_options: options } = poll;
    const { rows } = await database.query('select id from order_polls where code = $1', [code]);
    polls.push({
      id: rows[0].id,
      code,
      version,
      options: options.map(
        (/** @type {{ package_item_option_id: number }} */ option) => option.package_item_option_id,
      ),
    });
  }
  owner.agent.destroy();
  return polls;
}

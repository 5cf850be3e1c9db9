// @ts-check
import { weekdayAhead } from './carts.mjs';
import { Client } from './client.mjs';

/** @import pg from 'pg' */
/** @typedef {{ id: number, code: string, version: number, options: number[] }} Poll */

/**
 * Polls of one organization, each about an order of its own for so many people, open until tomorrow.
 * @param {string} origin of the API
 * @param {pg.Client} database
 * @param {{ headcount: number, wanted: number }} wish
 * @returns {Promise<Poll[]>}
 */
export async function openPolls(origin, database, { headcount, wanted }) {
  const owner = new Client(origin);
  await owner.signIn('orderer@northwind.example');
  const { rows: offers } = await database.query(
    `select p.slug, k.formatted_address from packages p
     join lateral (select formatted_address from kitchens where brand_id = p.brand_id order by id limit 1) k on true
     where p.active and $1 between p.minimum_headcount and p.maximum_headcount
       and ($1 - p.minimum_headcount) % p.increment_by = 0
       and exists (select from package_items i where i.package_id = p.id and i.choice_type = 'constant_sum')
     order by p.id`,
    [headcount],
  );
  const polls = [];
  /** @type {string | undefined} */
  let refusal;
  for (const { slug, formatted_address } of offers) {
    if (polls.length === wanted) break;
    const made = await owner.send({
      path: `/cpi/v1/orderer/packages/${slug}/order`,
      method: 'POST',
      body: {
        formatted_address,
        order: { headcount, start_date: weekdayAhead(10), start_time: '12:00' },
      },
    });
    const asked =
      made.status === 201
        ? await owner.send({
            path: `/cpi/v1/orderer/orders/${JSON.parse(made.text).id}/poll`,
            method: 'POST',
            body: { order_poll: { end_date: weekdayAhead(1), end_time: '18:00' } },
          })
        : made;
    if (asked.status !== 201) {
      refusal = asked.text;
      continue;
    }
    const { code, version, poll_options: options } = JSON.parse(asked.text);
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
  if (polls.length < wanted) throw new Error(`Only ${polls.length} polls could be opened: ${refusal}`);
  return polls;
}

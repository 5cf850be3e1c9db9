// @ts-check
import { Client } from './client.mjs';

const patienceMs = 20_000;

/**
 * The ms from the commit of a package's new price until a search shows it, five times.
 * @param {import('pg').Client} database
 * @param {number} port
 */
export async function priceChange(database, port) {
  const client = new Client(`http://127.0.0.1:${port}`);
  const { rows } = await database.query(
    `select p.id, p.brand_id, p.price_cents, k.place_id from packages p join brands b on b.id = p.brand_id
     join kitchens k on k.brand_id = b.id where p.active and b.active and k.active order by p.id limit 50`,
  );
  const shown = async (/** @type {{ id: number, brand_id: number, place_id: number }} */ pack) => {
    const { json } = await client.must({
      path: `/cpi/v1/public/packages/search?place_id=${pack.place_id}&brand_id=${pack.brand_id}&limit=100`,
    });
    return json.records.find((/** @type {{ id: number }} */ { id }) => id === pack.id)?.price;
  };
  const times = [];
  for (const pack of rows.filter((_, index) => index % 10 === 0)) {
    const price = pack.price_cents + 100;
    await database.query('update packages set price_cents = $2 where id = $1', [pack.id, price]);
    const from = performance.now();
    while ((await shown(pack)) !== price / 100) {
      if (performance.now() - from > patienceMs)
        throw new Error(`The price of package ${pack.id} did not show within ${patienceMs} ms`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    times.push(performance.now() - from);
  }
  client.agent.destroy();
  return times;
}

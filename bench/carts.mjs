// @ts-check
/** @import { Client } from './client.mjs' */

/**
 * Carts that can be submitted at once: a card, a contact, an address near their kitchens, a date within six days.
 * @param {Client} client
 * @param {string[]} slugs of packages to order, in turn
 * @param {number} wanted
 * @returns {Promise<number[]>} order ids
 */
export async function cartsToSubmit(client, slugs, wanted) {
  /** @type {number[]} */
  const ids = [];
  const failures = new Map();
  let card = 0;
  for (let n = 0; ids.length < wanted && n < wanted * 6; n += 1) {
    const slug = slugs[n % slugs.length];
    const created = await client.send({
      path: `/cpi/v1/orderer/packages/${slug}/order`,
      method: 'POST',
      body: {
        formatted_address: '350 5th Ave, New York, NY 10001',
        order: { headcount: 20, start_date: weekdayAhead(3 + (n % 3)), start_time: '12:00' },
      },
    });
    if (created.status !== 201) {
      failures.set(slug, created.text);
      continue;
    }
    const { id } = JSON.parse(created.text);
    const at = `/cpi/v1/orderer/orders/${id}`;
    if (!card) {
      const { json } = await client.must({
        path: `${at}/credit_cards`,
        method: 'POST',
        body: { credit_card: { stripe_token: 'pm_card_visa' } },
      });
      card = json.id;
    }
    await client.must({
      path: at,
      method: 'PATCH',
      body: { order: { credit_card_id: card, contact_name: 'Bench', contact_phone: '(555) 555-0199' } },
    });
    const { json: validity } = await client.must({ path: `${at}/check_validity`, method: 'POST', body: {} });
    if (validity.valid) ids.push(id);
    else failures.set(slug, JSON.stringify(validity.errors[0]?.code));
  }
  if (ids.length < wanted)
    throw new Error(`Only ${ids.length} carts could be filled: ${[...failures.values()][0]}`);
  return ids;
}

/** @param {number} days */
export function weekdayAhead(days) {
  const date = new Date(Date.now() + days * 86_400_000);
  while (date.getUTCDay() === 0 || date.getUTCDay() === 6) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

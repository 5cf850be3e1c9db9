import type { Schemas } from '@copper-carrot/contracts';
import { colleagueOf } from '../messages/message.factory';
import { cancel } from '../orders/changes/change.factory';
import { addFor, apply, polledCart, usePolls } from '../polls/poll.factory';
import { makeUser, signedIn } from '../testing';
import { readPaper } from './paper.factory';

usePolls();

test('whoever ordered labels each meal by who picked it, on the page and on paper alike', async () => {
  const cart = await polledCart({ combo_creation_allowed: true }, { headcount: 20 });
  const [first = 0] = cart.options;
  await addFor(cart, { name: 'Zoë Hale', package_item_option_id: first, note: 'No onions' }).expect(201);
  await apply(cart).expect(200);
  const path = `/cpi/v1/orderer/orders/${cart.orderId}/labels`;
  const before = (await cart.orderer.get(path).expect(200)).body as Schemas['OrderLabels'];
  expect(before.labels).toEqual([]);
  await cart.orderer.get(`${path}/sheets`).expect(404);
  await cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/submit`).send({}).expect(200);
  const { labels, foot } = (await cart.orderer.get(path).expect(200)).body as Schemas['OrderLabels'];
  expect(labels[0]).toMatchObject({ name: 'Zoë Hale', note: 'No onions' });
  expect(foot[1]).toContain(`#${cart.orderId}`);
  const { lines } = await readPaper(cart.orderer, `${path}/sheets`);
  expect(lines).toContain('Zoë Hale');
  expect(lines.filter((line) => /^\d+ of \d+$/.test(line))).toHaveLength(labels.length);

  const admin = await colleagueOf(cart, 'admin');
  expect(((await admin.client.get(path).expect(200)).body as Schemas['OrderLabels']).labels[0]?.name).toBe(
    'Zoë Hale',
  );
  const staff = await colleagueOf(cart, 'staff');
  for (const by of [staff.client, await signedIn(await makeUser())]) {
    await by.get(path).expect(404);
    await by.get(`${path}/sheets`).expect(404);
  }
  await cancel(cart, 0).expect(200);
  expect(((await cart.orderer.get(path).expect(200)).body as Schemas['OrderLabels']).labels).toEqual([]);
});

import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { makeCaterer, makeReadyCart, type Caterer } from '../orders/order.factory';
import { client, useLocalServices, type TestClient } from '../testing';

useLocalServices();
beforeEach(() => sql.rows('delete from rate_limits'));
jest.setTimeout(60_000);

describe('who has addresses looked up', () => {
  const elsewhere = () => client().always({ 'X-Forwarded-For': '203.0.113.9' });
  const mayNotAnyMore = async (ask: () => ReturnType<TestClient['get']>) => {
    await sql.rows('update rate_limits set points = 600');
    const { body } = (await ask().expect(429)) as { body: Schemas['Error'] };
    expect(body.message).toMatch(/^Too many addresses were looked up from here\. Please wait \d+ minutes\.$/);
  };
  let addresses = 0;
  const address = () => `${(addresses += 1)} Broadway, New York, NY 10001`;
  const search = (path: string) => (browser: TestClient, text: string) =>
    browser.get(path).query({ formatted_address: text });

  test.each([
    [
      'suggestions',
      (browser: TestClient, query: string) =>
        browser.get('/cpi/v1/public/addresses/suggestions').query({ query }),
    ],
    [
      'previews',
      (browser: TestClient, text: string, { pack }: Caterer) =>
        browser.post(`/cpi/v1/orderer/packages/${pack.id}/order/preview`).send({ formatted_address: text }),
    ],
    ['searches of packages', search('/cpi/v1/public/packages/search')],
    [
      'searches of packages by a body',
      (browser: TestClient, text: string) =>
        browser.post('/cpi/v1/public/packages/search').send({ formatted_address: text }),
    ],
    ['searches of restaurants', search('/cpi/v2/public/brands/search')],
    ['maps', search('/cpi/v2/public/brands/search/map')],
  ])('has six hundred %s in ten minutes from one network', async (_what, ask) => {
    const caterer = await makeCaterer();
    const visitor = client();
    await sql.rows('delete from rate_limits');
    await ask(visitor, address(), caterer).expect(200);
    expect(await sql.rows('select points from rate_limits')).toEqual([{ points: 1 }]);
    await mayNotAnyMore(() => ask(visitor, address(), caterer));
    await ask(elsewhere(), address(), caterer).expect(200);
  });

  test('has six hundred changes of orders and questions about them in ten minutes', async () => {
    const { orderer, orderId, order } = await makeReadyCart(await makeCaterer());
    const path = `/cpi/v1/orderer/orders/${orderId}`;
    const where = () => ({ order: { formatted_address: address() } });
    const asks = [
      () => orderer.patch(path).send(where()),
      () => orderer.post(`${path}/check_validity`).send(where()),
      () =>
        orderer
          .post(`/cpi/v1/orderer/packages/${order.package?.id}/order`)
          .send({ formatted_address: address(), order: { headcount: 20 } }),
    ];
    await sql.rows('delete from rate_limits');
    for (const ask of asks) expect((await ask()).status).toBeLessThan(300);
    expect(await sql.rows('select points from rate_limits')).toEqual([{ points: 3 }]);
    for (const ask of asks) await mayNotAnyMore(ask);
    await orderer
      .patch(path)
      .send({ order: { contact_phone: '(555) 555-0199' } })
      .expect(200);
  });

  test('reads on in a search whose address was looked up, prices for it, and chooses without one, as often as they like', async () => {
    const { pack } = await makeCaterer();
    const visitor = client();
    const known = address();
    const again = () => search('/cpi/v1/public/packages/search')(visitor, known);
    const price = (text: string) =>
      visitor
        .post(`/cpi/v1/orderer/packages/${pack.id}/order/preview`)
        .send({ formatted_address: text, order: { headcount: 20 } });
    await again().expect(200);
    await price(address()).expect(200);
    await mayNotAnyMore(() => search('/cpi/v1/public/packages/search')(visitor, address()));
    await mayNotAnyMore(() => price(address()));
    await again().expect(200);
    await price(known).expect(200);
    await visitor.get('/cpi/v1/public/packages/search?place_id=1').expect(200);
    await visitor.post(`/cpi/v1/orderer/packages/${pack.id}/order/preview`).send({}).expect(200);
  });
});

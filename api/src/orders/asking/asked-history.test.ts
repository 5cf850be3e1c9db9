import type { Schemas } from '@copper-carrot/contracts';
import type { TestClient } from '../../testing';
import { asked, base, ownCard, pay, useAsking } from './asking.factory';

const kitchen = useAsking();

test('who was asked to pay is in the history that the office reads, and not in its caterer’s', async () => {
  const cart = await asked();
  expect((await pay(cart, await ownCard(cart))).status).toBe(200);
  const kinds = async (reader: TestClient, path: string) => {
    const { body } = (await reader.get(path).expect(200)) as { body: Pick<Schemas['Order'], 'history'> };
    return body.history.map(({ kind }) => kind);
  };
  const ofOffice = await kinds(cart.orderer, base(cart.orderId));
  expect(ofOffice).toContain('payment_asked');
  const ofCaterer = await kinds(kitchen.cook, `/cpi/v2/caterer/orders/${cart.orderId}`);
  expect(ofCaterer).toEqual(ofOffice.filter((kind) => kind !== 'payment_asked'));
});

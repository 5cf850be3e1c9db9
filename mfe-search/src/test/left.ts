import type { Schemas } from '@copper-carrot/contracts';
import { recorded } from '@copper-carrot/contracts/testing';
import { FakeServer, listOf } from './server';

export const leftCarts = '/cpi/v1/orderer/left_carts';

const [kept]: Schemas['LeftCart'][] = recorded['get /cpi/v1/orderer/left_carts'][200].records;

/** An unfinished cart of the curry table. */
export function aLeftCart(values: Partial<Schemas['LeftCart']> = {}): Schemas['LeftCart'] {
  if (!kept?.package) throw new Error('No cart of a package was recorded');
  return {
    ...kept,
    id: 31,
    package: { ...kept.package, name: 'Curry table', slug: 'curry-table' },
    brand: { ...kept.brand, name: 'Saffron Street' },
    team_name: 'Northwind',
    headcount: 20,
    start_date: '2099-12-01',
    saved_price: { amount: 381.31, before_delivery: false },
    is_late: false,
    asked_name: null,
    has_open_poll: false,
    ...values,
  };
}

/** A server with these unfinished carts. */
export const serverWith = (carts: Schemas['LeftCart'][], server = new FakeServer()) =>
  server.on('get', leftCarts, () => listOf(carts));

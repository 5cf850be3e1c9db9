import { type Schemas } from '@copper-carrot/contracts';
import { connectShell } from '@copper-carrot/contracts/runtime';
import { FakeApi, recorded } from '@copper-carrot/contracts/testing';
import { Section } from '@copper-carrot/shared-ui/Section';
import { render } from '@testing-library/react';
import { type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { remote } from '../remote';

const session = recorded['get /cpi/v2/user'][200];
const pat: Schemas['Session'] = {
  ...session,
  id: 1,
  first_name: 'Pat',
  memberships: session.memberships.slice(0, 1).map((membership) => ({
    ...membership,
    team_id: 4,
    team: { ...membership.team, id: 4, name: 'Northwind Labs' },
  })),
};

/** Opens an address of this remote as an orderer, over the API as a test has it. */
export async function open(
  path: string,
  api = new FakeApi(),
  more: Partial<Schemas['Session']> = {},
): Promise<{ container: HTMLElement; unmount: () => void }> {
  const user = { ...pat, ...more };
  connectShell({
    useUser: () => user,
    user: () => user,
    refetchUser: () => Promise.resolve(user),
    callContext: () => ({ token: user.token }),
    signOut: () => Promise.resolve(),
    openAuth: () => Promise.resolve(false),
    notify: () => undefined,
    showLoading: () => () => undefined,
    report: () => undefined,
  });
  globalThis.fetch = api.fetch;
  const screens = await Promise.all(
    remote.routes.map(async (route) => ({
      path: route.path.replace(/\{(\w+)\?\}/g, ':$1').replace(/\{(\w+)\}/g, ':$1'),
      parent: route.parent?.replace(/\{(\w+)\?\}/g, ':$1').replace(/\{(\w+)\}/g, ':$1'),
      Screen: (await route.screen()).default as () => ReactNode,
    })),
  );
  const { container, unmount } = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[path]}>
        <main>
          <Routes>
            {screens
              .filter(({ parent }) => !parent)
              .map(({ path: pattern, Screen }) => (
                <Route key={pattern} path={pattern} element={page(Screen)}>
                  {screens
                    .filter(({ parent }) => parent === pattern)
                    .map((child) => (
                      <Route key={child.path} path={child.path} element={<child.Screen />} />
                    ))}
                </Route>
              ))}
            <Route path="*" element={<p>Elsewhere</p>} />
          </Routes>
        </main>
      </MemoryRouter>
    </SWRConfig>,
  );
  return { container, unmount };
}

/** A screen as the shell's slot holds it. */
const page = (Screen: () => ReactNode) => (
  <Section page>
    <Screen />
  </Section>
);

const order = recorded['get /cpi/v1/orderer/orders/{id}'][200];
const line = (code: string, label: string, amount: number) => ({
  code,
  label,
  amount,
  taxable: false,
  explanation: null,
});

/** A pending order whose card is held. */
export const anOrder = (more: Partial<Schemas['Order']> = {}): Schemas['Order'] => ({
  ...order,
  id: 12,
  status: 'pending',
  status_label: 'Waiting for the caterer',
  team_id: 4,
  team: { id: 4, name: 'Northwind Labs' },
  chosen_options: [
    {
      option_id: 9,
      item_id: 2,
      qty: 1,
      item_choice_type: 'presentation',
      name: 'Buffet',
      price: 0,
      dietary_tags: [],
    },
    {
      option_id: 1,
      item_id: 1,
      qty: 20,
      item_choice_type: 'constant_sum',
      name: 'Carnitas',
      price: 0,
      dietary_tags: ['gluten_free'],
    },
  ],
  included: {
    dishes: [{ name: 'Rice and beans', note: 'For the whole headcount', dietary_tags: ['vegan'] }],
    others: ['Plates and napkins'],
  },
  package: { ...order.package, name: 'Taco bar' },
  address: { ...order.address, formatted_address: '350 5th Ave, New York, NY 10001' },
  pricing: {
    ...order.pricing,
    lines: [line('food', 'Taco bar', 300), line('tip', 'Tip', 24)],
    customer_price: 324,
    order_items_price: 300,
    balance: 324,
  },
  payment: { status: 'authorized', authorize_on: null, code: null, message: null },
  cancellation_policy: { free_until: null, fee: 0, sentence: 'Free to cancel until the caterer accepts.' },
  history: [
    {
      id: 1,
      kind: 'submitted',
      text: 'Order placed',
      by: 'Pat Low',
      acting_as: null,
      at: '2026-11-20T10:00:00.000Z',
    },
  ],
  ...more,
});

/** One of the orders of a list. */
export const aRow = (more: Partial<Schemas['OrderListRecord']> = {}): Schemas['OrderListRecord'] => {
  const row = recorded['get /cpi/v1/orderer/orders'][200].records[0] as Schemas['OrderListRecord'];
  return {
    ...row,
    id: 12,
    team_id: 4,
    package: row.package && { ...row.package, name: 'Taco bar' },
    ...more,
  };
};

import { connectShell, type Schemas } from '@copper-carrot/contracts';
import { render } from '@testing-library/react';
import { type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { remote } from '../remote';

const memberships = [
  {
    id: 1,
    team_id: 4,
    role: 'admin',
    role_label: 'Admin',
    team: { id: 4, name: 'Northwind Labs', access_code: 'x' },
  },
];

/** Opens an address of this remote as an orderer, over answers by path; asked URLs are kept. */
export async function open(
  path: string,
  answers: Record<string, { status?: number; json: unknown }>,
): Promise<{
  container: HTMLElement;
  asked: string[];
  /** Answers a path in another way from now on. */
  refuse: (path: string, answer: { status: number; json: unknown }) => void;
}> {
  const asked: string[] = [];
  const known = { ...answers };
  const user = { id: 1, first_name: 'Pat', memberships, token: 't' } as unknown as Schemas['Session'];
  connectShell({
    useUser: () => user,
    user: () => user,
    refetchUser: () => Promise.resolve(user),
    callContext: () => ({ token: 't' }),
    signOut: () => Promise.resolve(),
    openAuth: () => Promise.resolve(false),
    notify: () => undefined,
    showLoading: () => () => undefined,
    report: () => undefined,
  });
  globalThis.fetch = ((url: string) => {
    asked.push(url);
    const { status = 200, json } = known[url.split('?')[0] ?? ''] ?? {
      status: 404,
      json: { code: 'x', message: 'Not here.' },
    };
    const text = json === undefined ? '' : JSON.stringify(json);
    return Promise.resolve({
      status,
      statusText: '',
      text: () => Promise.resolve(text),
      json: () => Promise.resolve(json),
    });
  }) as unknown as typeof fetch;
  const screens = await Promise.all(
    remote.routes.map(async (route) => ({
      path: route.path.replace(/\{(\w+)\?\}/g, ':$1').replace(/\{(\w+)\}/g, ':$1'),
      parent: route.parent?.replace(/\{(\w+)\?\}/g, ':$1').replace(/\{(\w+)\}/g, ':$1'),
      Screen: (await route.screen()).default as () => ReactNode,
    })),
  );
  const { container } = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[path]}>
        <main>
          <Routes>
            {screens
              .filter(({ parent }) => !parent)
              .map(({ path: pattern, Screen }) => (
                <Route key={pattern} path={pattern} element={<Screen />}>
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
  return { container, asked, refuse: (url, answer) => void (known[url] = answer) };
}

const line = (code: string, label: string, amount: number) => ({
  code,
  label,
  amount,
  taxable: false,
  explanation: null,
});

/** A pending order whose card is held. */
export const anOrder = (more: Partial<Schemas['Order']> = {}): Schemas['Order'] =>
  ({
    id: 12,
    status: 'pending',
    status_label: 'Waiting for the caterer',
    start_date: '2026-12-01',
    start_time: '12:00',
    time_zone: 'America/New_York',
    headcount: 20,
    team_id: 4,
    team: { id: 4, name: 'Northwind Labs' },
    brand: {
      id: 7,
      name: 'Saffron Street',
      slug: 'saffron-street',
      avatar_url: '/b.svg',
      phone_number: null,
    },
    credit_card: { brand: 'visa', last4: '4242' },
    bypass_payment: false,
    chosen_options: [
      { option_id: 9, item_id: 2, qty: 1, item_choice_type: 'presentation', name: 'Buffet', price: 0 },
      { option_id: 1, item_id: 1, qty: 20, item_choice_type: 'constant_sum', name: 'Carnitas', price: 0 },
    ],
    menu_items: [],
    package: { name: 'Taco bar', slug: 'taco-bar', image: { url: '/a.svg', alt: 'Tacos on a tray' } },
    possible_kitchens: [],
    pickup: false,
    pickup_kitchen_id: null,
    cost_center: null,
    purchase_order_reference_code: null,
    address: {
      formatted_address: '350 5th Ave, New York, NY 10001',
      contact_name: 'Sam',
      contact_phone: '(555) 555-0100',
    },
    points_awarded: 300,
    pricing: {
      lines: [line('food', 'Taco bar', 300), line('tip', 'Tip', 24)],
      customer_price: 324,
      order_items_price: 300,
      price_per_person: 16.2,
      tip: 24,
      balance: 324,
      coins: 300,
    },
    payment: { status: 'authorized', authorize_on: null, message: null },
    cancellation_policy: { free_until: null, fee: 0, sentence: 'Free to cancel until the caterer accepts.' },
    end_reason: null,
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
  }) as Schemas['Order'];

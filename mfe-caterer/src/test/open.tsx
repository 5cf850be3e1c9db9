import { connectShell, type Notice, type Schemas } from '@copper-carrot/contracts';
import { render } from '@testing-library/react';
import { type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { remote } from '../remote';

const saffron = { id: 7, name: 'Saffron Street', slug: 'saffron-street', kitchen_count: 2 };
const juniper = { id: 8, name: 'Juniper Table', slug: 'juniper-table', kitchen_count: 1 };

export const notices: Notice[] = [];

/** Opens an address of this remote as a caterer of two brands, over answers by method and path. */
export async function open(
  path: string,
  answers: Record<string, (body: unknown) => { status?: number; json: unknown }>,
) {
  const user = {
    id: 1,
    brands: [saffron, juniper],
    is_admin: false,
    token: 't',
  } as unknown as Schemas['Session'];
  notices.length = 0;
  connectShell({
    useUser: () => user,
    user: () => user,
    refetchUser: () => Promise.resolve(user),
    callContext: () => ({ token: 't', asBrand: 7 }),
    signOut: () => Promise.resolve(),
    openAuth: () => Promise.resolve(false),
    notify: (notice) => void notices.push(notice),
    showLoading: () => () => undefined,
    report: () => undefined,
  });
  globalThis.fetch = ((url: string, options: RequestInit = {}) => {
    const key = `${options.method ?? 'GET'} ${url.split('?')[0]}`;
    const answer = answers[key]?.(options.body ? JSON.parse(options.body as string) : undefined);
    if (!answer) return Promise.reject(new Error(`Nobody answers ${key}`));
    const { status = 200, json } = answer;
    const text = JSON.stringify(json);
    return Promise.resolve({
      status,
      statusText: '',
      text: () => Promise.resolve(text),
      json: () => Promise.resolve(json),
    });
  }) as unknown as typeof fetch;
  const routes = await Promise.all(
    remote.routes.map(async (route) => ({
      path: route.path.replace(/\{(\w+)\??\}/g, ':$1'),
      Screen: (await route.screen()).default as () => ReactNode,
    })),
  );
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[path]}>
        <main>
          <Routes>
            {routes.map(({ path: pattern, Screen }) => (
              <Route key={pattern} path={pattern} element={<Screen />} />
            ))}
          </Routes>
        </main>
      </MemoryRouter>
    </SWRConfig>,
  );
}

/** A pending order of 20 tacos. */
export const anOrder = (more: Partial<Schemas['CatererOrder']> = {}): Schemas['CatererOrder'] => ({
  id: 12,
  status: 'pending',
  status_label: 'Waiting for you',
  brand_id: 7,
  kitchen: { id: 3, name: 'Midtown' },
  start_date: '2026-12-01',
  start_time: '12:00',
  start_at: '2026-12-01T17:00:00.000Z',
  time_zone: 'America/New_York',
  headcount: 20,
  customer: {
    name: 'Pat Low',
    team_name: 'Northwind Labs',
    contact_name: 'Sam',
    contact_phone: '(555) 555-0100',
  },
  address: {
    address_id: null,
    google_place_id: null,
    formatted_address: '350 5th Ave, New York, NY 10001',
    company_name: null,
    suite: 'Floor 3',
    contact_name: 'Sam',
    contact_phone: '(555) 555-0100',
    delivery_instructions: 'Use the back door.',
  },
  pickup: false,
  package: {
    name: 'Taco bar',
    slug: 'taco-bar',
    image: { url: '/a.svg', alt: 'Tacos' },
    set_up_type: 'drop_off',
  },
  presentation_type: 'buffet',
  chosen_options: [
    { option_id: 1, item_id: 1, qty: 12, item_choice_type: 'constant_sum', name: 'Carnitas', price: 0 },
    { option_id: 2, item_id: 1, qty: 8, item_choice_type: 'constant_sum', name: 'Mushroom', price: 0 },
  ],
  menu_items: [],
  pricing: {
    lines: [{ code: 'food', label: 'Taco bar', amount: 255, taxable: true, explanation: null }],
    payout: 255,
  },
  is_direct: false,
  claimed_by_customer_at: null,
  submitted_at: '2026-11-20T10:00:00.000Z',
  expires_at: new Date(Date.now() + 3 * 3_600_000 + 60_000).toISOString(),
  end_reason: null,
  lock_version: 1,
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
  can: { accept: true, decline: true, edit: false },
  ...more,
});

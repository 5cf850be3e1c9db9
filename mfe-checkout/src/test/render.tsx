import { type Schemas } from '@copper-carrot/contracts';
import { connectShell, type Shell } from '@copper-carrot/contracts/runtime';
import { Section } from '@copper-carrot/shared-ui/Section';
import { configure, fireEvent, render, type RenderResult, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { remote } from '../remote';
import { aPerson } from './fixtures';
import { FakeServer } from './server';

// A busy machine takes its time; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

/** The rules of accessibility that a part of the page breaks; colours are looked at in a real browser. */
export async function faultsOf(element: Element): Promise<string[]> {
  const { violations } = await axe(element, { rules: { 'color-contrast': { enabled: false } } });
  return violations.map(({ id }) => id);
}

/** Fills a field in one go and leaves it, however slow the machine is. */
export function fill(label: string | RegExp, text: string): void {
  const field = screen.getByLabelText(label);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

const pathOf = (pattern: string) => pattern.replace(/\{(\w+)\}/g, ':$1');

/** A screen as the shell's slot holds it. */
const page = (Screen: () => ReactNode) => (
  <Section page>
    <Screen />
  </Section>
);

function Elsewhere() {
  const { pathname } = useLocation();
  return <p data-testid="elsewhere">{pathname}</p>;
}

interface Options {
  user?: Schemas['Session'];
  shell?: Partial<Shell>;
}

/** Opens an address of this remote with its real routes; addresses of others are shown by their path. */
export async function open(
  path: string,
  server = new FakeServer(),
  { user = aPerson(), shell = {} }: Options = {},
): Promise<RenderResult & { server: FakeServer }> {
  globalThis.fetch = server.fetch;
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
    ...shell,
  });
  const routes = await Promise.all(
    remote.routes.map(async (route) => ({
      path: route.path,
      Screen: (await route.screen()).default as () => ReactNode,
    })),
  );
  const view = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          {routes.map(({ path: pattern, Screen }) => (
            <Route key={pattern} path={pathOf(pattern)} element={page(Screen)} />
          ))}
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
  return { server, ...view };
}

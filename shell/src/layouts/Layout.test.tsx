import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { layouts, type Layout as LayoutName } from '@copper-carrot/contracts';
import { connectTestShell } from '../test/shell';
import { Layout } from './Layout';

beforeEach(() => {
  connectTestShell();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" id="site-data">{"feed":{"revision":1,"remotes":[]}}</script>',
  );
});

const show = (name: LayoutName) =>
  render(
    <MemoryRouter>
      <Layout name={name}>
        <h1>A screen</h1>
      </Layout>
    </MemoryRouter>,
  );

it('[PAGE-18] knows the seven layouts', () => {
  expect(layouts).toEqual(['checkout', 'dashboard', 'default', 'embedded', 'minimal', 'search', 'widget']);
});

it.each([
  ['default', true, true],
  ['search', true, true],
  ['dashboard', true, false],
  ['checkout', false, false],
  ['minimal', false, false],
  ['embedded', false, false],
  ['widget', false, false],
] as const)(
  '[PAGE-18] draws the screen in the layout %s: navigation %s, footer %s',
  (name, navigation, footer) => {
    show(name);
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'A screen' }));
    expect(screen.queryByRole('navigation', { name: 'Main' }) !== null).toBe(navigation);
    expect(screen.queryByRole('contentinfo') !== null).toBe(footer);
  },
);

it('puts nothing around a screen that lies in a frame', () => {
  show('widget');
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

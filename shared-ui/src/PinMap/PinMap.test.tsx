import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { type Pin } from './geography';
import { PinMap } from './PinMap';

type Handler = (event: object) => void;
/** Of MapLibre only what is asked of it here: a browser without WebGL has no more. */
const mockMaps: FakeMap[] = [];
let mockRefuses = false;
class FakeMap {
  handlers = new Map<string, Handler[]>();
  sources = new Map<string, { data: { features: object[] } }>();
  layers = new Set<string>();
  touchZoomRotate = { disableRotation: () => undefined };
  fitted: unknown[] = [];
  removed = false;
  zoom = 11;
  constructor(readonly options: { container: HTMLElement; style: string }) {
    if (mockRefuses) throw new Error('WebGL is not there');
    mockMaps.push(this);
  }
  on(name: string, handler: Handler) {
    this.handlers.set(name, [...(this.handlers.get(name) ?? []), handler]);
  }
  tell(name: string, event = {}) {
    act(() => this.handlers.get(name)?.forEach((handler) => handler(event)));
  }
  /** As a style whose first tile has come. */
  arrive() {
    this.tell('style.load');
    this.tell('data', { dataType: 'source', tile: {} });
    this.tell('idle');
  }
  fitBounds = (...how: unknown[]) => this.fitted.push(how);
  getZoom = () => this.zoom;
  project = ([x, y]: [number, number]) => ({ x: (x + 74) * 100, y: (41 - y) * 100 });
  getContainer = () => this.options.container;
  getLayer = (id: string) => this.layers.has(id);
  addLayer = ({ id }: { id: string }) => this.layers.add(id);
  removeLayer = (id: string) => this.layers.delete(id);
  getSource = (id: string) =>
    id === 'streets'
      ? { attribution: '<a href="https://tiles.example">Tiles & Co</a>' }
      : this.sources.get(id);
  getStyle = () => ({ sources: { streets: {} } });
  addSource = (id: string, source: { data: { features: object[] } }) => this.sources.set(id, source);
  removeSource = (id: string) => this.sources.delete(id);
  zoomIn = jest.fn();
  zoomOut = jest.fn();
  remove = () => (this.removed = true);
}
jest.mock('maplibre-gl', () => ({ Map: FakeMap, setWorkerUrl: () => undefined }), { virtual: true });

const pin = (id: number, name: string, values: Partial<Pin> = {}): Pin => ({
  id,
  name,
  latitude: 40.7,
  longitude: -74,
  reachMiles: 5,
  ...values,
});
const far = [
  pin(1, 'Saffron Street'),
  pin(2, 'One Oven', { latitude: 40.9 }),
  pin(3, 'Fern & Fig', { longitude: -73.5, muted: true }),
];

function Example({ pins = far, streets = null }: { pins?: Pin[]; streets?: string | null }) {
  const [selected, setSelected] = useState<number | null>(null);
  return (
    <PinMap
      label="Map: three kitchens"
      pins={pins}
      land={[]}
      goal={null}
      middle={null}
      streets={streets}
      selected={selected}
      onSelect={setSelected}
      card={(id) => <p>Card of {pins.find((each) => each.id === id)?.name}</p>}
    />
  );
}
const styleUrl = 'https://tiles.example/style.json';
async function startStreets(pins = far) {
  const view = render(<Example pins={pins} streets={styleUrl} />);
  await waitFor(() => expect(mockMaps).toHaveLength(1));
  const [map] = mockMaps;
  if (!map) throw new Error('No map was made.');
  return { ...view, map };
}
beforeEach(() => {
  mockMaps.length = 0;
  mockRefuses = false;
});

it('is one stop by keyboard: arrows lead from pin to pin, Enter opens a card, Escape leads back', async () => {
  const user = userEvent.setup();
  const { container } = render(<Example />);
  expect((await axe(container)).violations).toEqual([]);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Saffron Street' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { name: 'One Oven' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const card = screen.getByRole('dialog', { name: 'One Oven' });
  expect(card).toHaveFocus();
  expect(card).toHaveTextContent('Card of One Oven');
  expect((await axe(container)).violations).toEqual([]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'One Oven' })).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

it('says that it shows outlines, and asks for no streets, where none are set up', () => {
  render(<Example />);
  expect(screen.getByRole('img', { name: 'Map: three kitchens' })).toBeVisible();
  expect(screen.getByText(/^Outlines only/)).toBeVisible();
  expect(mockMaps).toEqual([]);
});

it('names those that lie together on outlines, and opens the card of one', async () => {
  const user = userEvent.setup();
  render(
    <Example
      pins={[pin(1, 'Saffron Street'), pin(2, 'One Oven'), pin(3, 'Fern'), pin(4, 'Far', { latitude: 41 })]}
    />,
  );
  await user.click(screen.getByRole('button', { name: '3 here: Saffron Street, One Oven and 1 more' }));
  const card = screen.getByRole('dialog');
  expect(
    within(card)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['', 'Saffron Street', 'One Oven', 'Fern']);
  await user.click(within(card).getByRole('button', { name: 'Fern' }));
  expect(screen.getByRole('dialog', { name: 'Fern' })).toHaveTextContent('Card of Fern');
});

it('shows outlines until the streets are there, and then their pins, zoom and reach', async () => {
  const { map, unmount } = await startStreets();
  expect(map.options.style).toBe(styleUrl);
  expect(screen.getByRole('img', { name: 'Map: three kitchens' })).toBeVisible();
  map.arrive();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tiles & Co' })).toHaveAttribute('href', 'https://tiles.example');
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(map.zoomIn).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Fern & Fig' }));
  expect(screen.getByRole('dialog', { name: 'Fern & Fig' })).toBeVisible();
  expect(map.sources.get('chosen-reach')?.data.features).toHaveLength(1);
  unmount();
  expect(map.removed).toBe(true);
});

it('brings those that lie together apart, until it can come no closer', async () => {
  const { map } = await startStreets([pin(1, 'Saffron Street'), pin(2, 'One Oven'), ...far.slice(2)]);
  map.arrive();
  const before = map.fitted.length;
  fireEvent.click(screen.getByRole('button', { name: /^2 here/ }));
  expect(map.fitted).toHaveLength(before + 1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  map.zoom = 16;
  map.tell('move');
  fireEvent.click(screen.getByRole('button', { name: /^2 here/ }));
  expect(screen.getByRole('dialog', { name: /^2 here/ })).toBeVisible();
});

describe('streets that do not come', () => {
  const expectOutlines = async () => {
    expect(await screen.findByText(/^The street map could not be loaded/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Map: three kitchens' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Saffron Street' })).toBeVisible();
  };
  it('leave the outlines, say so, and may be asked for again', async () => {
    const { map } = await startStreets();
    map.tell('error', { error: new Error('style 500') });
    await expectOutlines();
    expect(map.removed).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Load the streets again' }));
    await waitFor(() => expect(mockMaps).toHaveLength(2));
    mockMaps[1]?.arrive();
    expect(screen.queryByText(/^The street map could not be loaded/)).not.toBeInTheDocument();
  });
  it('because no tile answers', async () => {
    const { map } = await startStreets();
    map.tell('style.load');
    map.tell('error', { error: new Error('tile 503') });
    expect(screen.queryByText(/^The street map could not be loaded/)).not.toBeInTheDocument();
    map.tell('idle');
    await expectOutlines();
  });
  it('because the browser can draw none', async () => {
    mockRefuses = true;
    render(<Example streets={styleUrl} />);
    await expectOutlines();
  });
  it('because they take too long', async () => {
    jest.useFakeTimers();
    try {
      render(<Example streets={styleUrl} />);
      await act(() => import('./Streets'));
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(screen.getByText(/^The street map could not be loaded/)).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });
  it('but a tile that is lost later costs only itself', async () => {
    const { map } = await startStreets();
    map.arrive();
    map.tell('error', { error: new Error('tile 503') });
    map.tell('idle');
    expect(screen.queryByText(/^The street map could not be loaded/)).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

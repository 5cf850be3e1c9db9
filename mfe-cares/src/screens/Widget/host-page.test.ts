import { meetHost } from './host-page';

const host = 'https://news.example';
const hash = `#host=${encodeURIComponent(host)}`;

/** The window of the page around, and what was posted to it. */
function aParent() {
  const posted: [message: unknown, target: string][] = [];
  const parent = { postMessage: (message: unknown, target: string) => posted.push([message, target]) };
  return { parent: parent as unknown as Window, posted };
}
/** A port, and what was posted to it. */
function aPort() {
  const posted: unknown[] = [];
  const port = { postMessage: (message: unknown) => posted.push(message), close: jest.fn() };
  return { port: port as unknown as MessagePort, posted };
}
function arrive(message: { source?: unknown; origin?: string; data?: unknown; ports?: MessagePort[] }) {
  const event = new Event('message');
  Object.assign(event, { ports: [], data: { type: 'copper-carrot:connect' }, origin: host, ...message });
  window.dispatchEvent(event);
}

it('says hello to the origin that the address names, and to no other', () => {
  const { parent, posted } = aParent();
  meetHost(window, { parent, hash }).leave();
  expect(posted).toEqual([[{ type: 'copper-carrot:hello' }, host]]);
});

it.each(['', '#host=*', '#host=news.example', '#host=https://news.example/path', '#host=null'])(
  'says nothing where the address names no origin: %s',
  (wrong) => {
    const { parent, posted } = aParent();
    meetHost(window, { parent, hash: wrong }).leave();
    expect(posted).toEqual([]);
  },
);

it('tells its height by the first port of its parent, also what was told before', () => {
  const { parent } = aParent();
  const [first, second] = [aPort(), aPort()];
  const page = meetHost(window, { parent, hash });
  page.tell('height', { height: 400 });
  page.tell('height', { height: 460 });
  arrive({ source: parent, ports: [first.port] });
  arrive({ source: parent, ports: [second.port] });
  page.tell('give');
  expect(first.posted).toEqual([
    { type: 'copper-carrot:height', height: 460 },
    { type: 'copper-carrot:give' },
  ]);
  expect(second.posted).toEqual([]);
  page.leave();
});

it('takes no port from another window or origin, in other words, or after it has left', () => {
  const { parent } = aParent();
  const { port, posted } = aPort();
  const page = meetHost(window, { parent, hash });
  page.tell('height', { height: 460 });
  const right = { source: parent, ports: [port] };
  arrive({ ...right, source: window });
  arrive({ ...right, origin: 'https://evil.example' });
  arrive({ ...right, data: { type: 'copper-carrot:height', height: 1 } });
  arrive({ ...right, data: 'copper-carrot:connect' });
  arrive({ ...right, data: null });
  arrive({ ...right, ports: [] });
  page.leave();
  arrive(right);
  expect(posted).toEqual([]);
});

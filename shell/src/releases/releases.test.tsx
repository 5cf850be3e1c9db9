import { fireEvent, render, screen } from '@testing-library/react';
import { type SiteData } from '@copper-carrot/contracts';
import { feedRemote, withLastGood } from '../test/remotes';
import { OverrideBanner } from './OverrideBanner';

const sent = jest.fn<boolean, [string, Blob]>(() => true);
const read = (blob: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(reader.result as string));
    reader.readAsText(blob);
  });
const told = () => Promise.all(sent.mock.calls.map(async ([url, blob]) => [url, await read(blob)] as const));

/** A newly opened page of revision 7. */
async function openPage(more: Partial<SiteData> = {}) {
  document.body.innerHTML = '';
  const element = document.createElement('script');
  element.id = 'site-data';
  element.type = 'application/json';
  element.textContent = JSON.stringify({
    feed: { revision: 7, remotes: [withLastGood(feedRemote())] },
    overrides: [],
    reportToken: 'signed',
    ...more,
  });
  document.body.append(element);
  jest.resetModules();
  return {
    runtime: await import('@copper-carrot/contracts/runtime'),
    notices: (await import('../notifications/notices')).notices,
    newVersion: (await import('./new-version')).newVersion,
    offerNewVersion: (await import('./offer-new-version')).offerNewVersion,
    loads: (await import('../slot/loads')).loads,
    tellLoads: (await import('./tell-loads')).tellLoads,
  };
}

/** A page that offers a newer version, with its reload count. */
async function offering() {
  const page = await openPage();
  const reload = jest.fn();
  page.offerNewVersion(reload);
  const hear = (revision: number) => page.runtime.events.emit('site.revised@1', { revision });
  const words = () => page.notices.snapshot().map(({ message }) => message);
  return { ...page, reload, hear, words };
}

beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'cc_take=; path=/; max-age=0';
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
  sent.mockClear();
});

describe('a newer version', () => {
  it('is offered once, quietly, and only where it is newer than the page', async () => {
    const { hear, words, newVersion } = await offering();
    hear(6);
    hear(7);
    expect(words()).toEqual([]);
    expect(newVersion.take).toBeUndefined();
    hear(8);
    hear(9);
    expect(words()).toEqual(['A new version is there. You get it with the next page.']);
  });

  it('is taken by the next navigation, with the cookie by which the server gives it', async () => {
    const { hear, newVersion, reload } = await offering();
    hear(8);
    expect(newVersion.take?.()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(document.cookie).toContain('cc_take=1');
  });

  it.each(['typed', 'sending'] as const)('waits while something is %s', async (kind) => {
    const { hear, newVersion, reload, runtime } = await offering();
    hear(8);
    const release = runtime.holdUnsaved(kind);
    expect(newVersion.take?.()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    release();
    expect(newVersion.take?.()).toBe(true);
  });

  it('waits while a notice stands that nobody could have read yet', async () => {
    const { hear, newVersion, notices } = await offering();
    hear(8);
    notices.notify({ kind: 'success', message: 'Order placed.' });
    expect(newVersion.take?.()).toBe(false);
  });

  it('is not taken again and again from a server that never gives it', async () => {
    const first = await offering();
    first.hear(8);
    expect(first.newVersion.take?.()).toBe(true);
    const second = await offering();
    second.hear(8);
    expect(second.newVersion.take?.()).toBe(false);
    second.hear(9);
    expect(second.newVersion.take?.()).toBe(true);
  });

  it('comes at once to whoever asks, and not over what they typed', async () => {
    const { hear, notices, reload, runtime, words } = await offering();
    hear(8);
    const ask = notices.snapshot()[0]?.action?.onClick;
    const release = runtime.holdUnsaved('typed');
    ask?.();
    expect(reload).not.toHaveBeenCalled();
    expect(words()[1]).toMatch(/not saved yet/);
    release();
    ask?.();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('load times', () => {
  it('are told once a page for each release, signed by the page', async () => {
    const { loads, tellLoads, runtime } = await openPage();
    loads.push({ release_id: 2, ms: 120 });
    runtime.events.emit('page.viewed@1', { path: '/cares', title: 'Cares' });
    tellLoads();
    loads.push({ release_id: 2, ms: 3 }, { release_id: 1, ms: 80 });
    runtime.events.emit('page.viewed@1', { path: '/cares/x', title: 'X' });
    runtime.events.emit('page.viewed@1', { path: '/cares', title: 'Cares' });
    expect(await told()).toEqual([
      ['/remotes/loads', { token: 'signed', loads: [{ release_id: 2, ms: 120 }] }],
      ['/remotes/loads', { token: 'signed', loads: [{ release_id: 1, ms: 80 }] }],
    ]);
  });

  it('are told when somebody leaves', async () => {
    const { loads, tellLoads } = await openPage();
    tellLoads();
    loads.push({ release_id: 2, ms: 120 });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await told()).toHaveLength(1);
  });

  it('are not told of what somebody looks at by hand', async () => {
    const { loads, tellLoads } = await openPage({ overrides: [{ name: 'mfe-cares', what: '1.0.0-aaa' }] });
    loads.push({ release_id: 2, ms: 120 }, { release_id: 0, ms: 120 });
    tellLoads();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('a preview', () => {
  it('is named on the page, and ended where one stands', () => {
    const go = jest.fn();
    window.history.replaceState({}, '', '/cares?sort=new');
    const overrides = [
      { name: 'mfe-cares', what: '1.1.0-ccc' },
      { name: 'mfe-search', what: 'http://localhost:4100' },
    ];
    render(<OverrideBanner overrides={overrides} go={go} />);
    expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent(
      'mfe-cares: 1.1.0-cccmfe-search: http://localhost:4100',
    );
    fireEvent.click(screen.getByRole('button', { name: 'End preview' }));
    expect(go).toHaveBeenCalledWith('/cares?sort=new&cc_override=off');
  });
});

import { makeBuild, route, setLive } from '../remotes/release.factory';
import type { RemoteManifest, SiteData } from '@copper-carrot/contracts';
import { readBuild } from '../remotes';
import { client, useDatabase } from '../testing';
import { favicon } from './favicon';
import { frameOrigins } from './frame-origins';
import { pageWaits } from './page-waits';
import { clearPlatform } from '../remotes/platform.factory';

jest.mock('./site-assets', () => ({
  siteFolder: '/nowhere',
  siteAssets: () => ({
    documents: {
      shell: { scripts: ['shell.1.js'], preload: [{ file: 'shell-app.1.js', integrity: 'sha384-app' }] },
      frame: { scripts: ['frame.1.js'], preload: [{ file: 'frame-app.1.js', integrity: 'sha384-frame' }] },
    },
    shared: {
      '@copper-carrot/shared-ui/DatePicker': [
        { file: 'overlay.1.js', integrity: 'sha384-overlay' },
        { file: 'date-picker.1.js', integrity: 'sha384-date' },
      ],
      '@copper-carrot/shared-ui/Menu': [{ file: 'overlay.1.js', integrity: 'sha384-overlay' }],
      '@copper-carrot/shared-ui/Table': [{ file: 'table.1.js', integrity: 'sha384-table' }],
    },
    fonts: ['figtree.woff2'],
  }),
}));

useDatabase();
beforeAll(() => {
  pageWaits.ms = 20_000;
});
afterEach(clearPlatform);

async function release(more: Partial<RemoteManifest> = {}) {
  const build = await readBuild(makeBuild(more).folder);
  await setLive(build);
  return build;
}
const page = async (path: string) => {
  const { text, status, headers } = (await client().get(path).set('Accept', 'text/html')) as {
    text: string;
    status: number;
    headers: Record<string, string>;
  };
  const inlined = /<script type="application\/json" id="site-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}';
  return { html: text, status, headers, data: JSON.parse(inlined) as SiteData };
};
const preloads = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(([, href]) => href);

describe('the HTML of a page', () => {
  it('[PAGE-01] is there for an address without a hash, with its own title and description', async () => {
    await release();
    const { html, status } = await page('/cares');
    expect(status).toBe(200);
    expect(html).toContain('<title>Cares | Copper Carrot</title>');
    expect(html).toContain('<meta name="description" content="Meals for hospitals">');
  });

  it('has the feed inlined, so that nothing has to ask for it', async () => {
    const own = { ...route('/cares'), notes: 'nothing that a page reads' };
    const { hash } = await release({ routes: [own] });
    const { data, html } = await page('/cares');
    expect(data.feed.remotes).toEqual([expect.objectContaining({ name: 'mfe-cares', hash })]);
    expect(html).not.toContain('nothing that a page reads');
  });

  it('preloads the shell and the files of the one remote that the address needs, each with its integrity', async () => {
    const { hash, manifest } = await release();
    await release({ name: 'mfe-search', routes: [route('/search')] });
    const { html } = await page('/cares');
    const base = `/remotes/mfe-cares/1.0.0-${hash}/`;
    expect(preloads(html)).toEqual(['/assets/shell-app.1.js', `${base}remoteEntry.js`, `${base}screen.js`]);
    expect(html).toContain(`integrity="${manifest.files['screen.js'] ?? ''}"`);
    expect(preloads((await page('/login')).html)).toEqual(['/assets/shell-app.1.js']);
  });

  it('asks for what runs first before all that it preloads, and for its fonts last', async () => {
    await release();
    const { html } = await page('/cares');
    const asked = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\/(?:assets|remotes)\/[^"]+)"/g)];
    expect(asked.map(([, file = '']) => file.split('/').at(-1))).toEqual([
      'shell.1.js',
      'shell-app.1.js',
      'remoteEntry.js',
      'screen.js',
      'figtree.woff2',
    ]);
    expect(html).toMatch(/<script[^>]* src="\/assets\/shell.1.js"[^>]* defer fetchpriority="high">/);
  });

  it("preloads the shell's shared parts that the first screen draws, each file once, and no other part", async () => {
    const shared = ['@copper-carrot/shared-ui/DatePicker', '@copper-carrot/shared-ui/Menu', 'react'];
    await release({ routes: [route('/cares', { shared })] });
    const { html, data } = await page('/cares');
    expect(preloads(html).slice(-2)).toEqual(['/assets/overlay.1.js', '/assets/date-picker.1.js']);
    expect(html).toContain('integrity="sha384-date"');
    expect(html).not.toContain('table.1.js');
    expect(data.feed.remotes[0]?.routes[0]).not.toHaveProperty('shared');
  });

  it('lets scripts run by this nonce alone, and by a trusted policy', async () => {
    await release();
    const { html, headers } = await page('/cares');
    const policy = headers['content-security-policy'] ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    expect(policy).toContain("'strict-dynamic'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    const running = [...html.matchAll(/<script(?! type="application\/json")[^>]*>/g)].map(([tag]) => tag);
    expect(running.length).toBeGreaterThan(1);
    for (const tag of running) expect(tag).toContain(`nonce="${nonce}"`);
    expect((await page('/cares')).html).not.toContain(nonce);
  });

  it('holds the words for a start that fails, with ways out that need no script', async () => {
    await release();
    for (const { html } of [await page('/cares'), await page('/safe/login')]) {
      expect(html).toMatch(
        /<main id="boot-failed"[^>]* hidden>.*<a href="">Reload the page<\/a> <a href="\/"/s,
      );
      expect(html).toMatch(/<script nonce="[^"]+">[^<]*boot-failed/);
    }
  });

  it('can not be broken out of by the words of a remote', async () => {
    const evil = '</script><script>alert(1)</script>';
    await release({
      fallback: { title: evil, message: evil, links: [] },
      routes: [route('/cares', { title: '"><script>alert(1)</script>' })],
    });
    const { html, data } = await page('/cares');
    expect(html).not.toContain('<script>alert(1)');
    expect(data.feed.remotes[0]?.fallback.title).toBe(evil);
  });

  it('names everyone to try on a demo start', async () => {
    const { data } = await page('/login');
    expect(data.demoPassword).toBe('copper-carrot');
    expect(data.demoAccounts.map(({ email }) => email)).toContain('orderer@northwind.example');
  });

  it.each(['/login', '/sign-up', '/forgot-password', '/style-guide', '/'])(
    "is there for the shell's own %s",
    async (path) => {
      expect((await page(path)).status).toBe(200);
    },
  );
});

describe('what the HTML says of the reader', () => {
  const get = (path: string) => client().get(path).set('Accept', 'text/html');

  it('is nothing that a shared cache could hand to another', async () => {
    const { headers } = await get('/login').expect(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^cc_releases=.*HttpOnly; SameSite=Lax$/)]);
  });

  it('is that somebody may be signed in, where a session began before scripts were told', async () => {
    const { headers } = await get('/login').set('Cookie', 'cc_session=s%3Aold').expect(200);
    expect(headers['set-cookie']).toContainEqual(expect.stringMatching(/^cc_signed_in=1; .*SameSite=Lax$/));
    const told = await get('/login').set('Cookie', 'cc_session=s%3Aold; cc_signed_in=0').expect(200);
    expect(String(told.headers['set-cookie'])).not.toContain('cc_signed_in');
  });
});

describe('a page whose address holds the token of a mail', () => {
  it.each(['/forgot-password?token=secret', '/invitations/secret/join', '/login?token=secret'])(
    'is told to no search engine and to no other site: %s',
    async (path) => {
      const { html, headers, status } = await page(path);
      expect(status).toBe(200);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(html).not.toContain('secret');
    },
  );

  it('differs in that from others', async () => {
    const { html, headers } = await page('/login');
    expect(html).not.toContain('noindex');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
});

describe('an address that matches nothing', () => {
  it.each(['/nowhere', '/cares/%E0%A4%A', '/cpi-like', '/safe/anything'])(
    'is a page with status 404: %s',
    async (path) => {
      await release();
      const { status, html } = await page(path);
      expect([400, 404]).toContain(status);
      if (status === 404) expect(html).toContain('<title>Page not found | Copper Carrot</title>');
    },
  );

  it('[PAGE-02] is also one with a slash added at its end', async () => {
    await release();
    expect((await page('/cares/')).status).toBe(404);
    expect((await page('/login/')).status).toBe(404);
  });

  it.each(['/cpi/v1/nothing', '/assets/nothing.js', '/remotes/nothing.js'])(
    'is JSON where machines ask: %s',
    async (path) => {
      await client().get(path).set('Accept', 'text/html').expect(404).expect('Content-Type', /json/);
    },
  );
});

it('answers no page to anything but a reading call', async () => {
  await client().post('/login').expect(404).expect('Content-Type', /json/);
});

describe('the frames', () => {
  it.each(['/safe/login', '/safe/sign_up', '/safe/forgot_password'])(
    '[AUTH-06] [AUTH-07] [AUTH-08] %s is a document of its own',
    async (path) => {
      await release();
      const { html, status, data } = await page(path);
      expect(status).toBe(200);
      expect(html).toContain('/assets/frame.1.js');
      expect(data.feed.remotes).toEqual([]);
    },
  );

  it('[SUP-08] lie only in pages of ours', async () => {
    const { headers, data } = await page('/safe/login');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(/frame-ancestors ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1]?.split(' ')).toEqual(
      ["'self'", ...data.frameOrigins],
    );
  });

  it('[SUP-08] speak with the eight subdomains of the domain, and with the site itself', () => {
    const names = ['www', 'fare', 'fare-staging', 'stagingapp', 'qa', 'qa2', 'qa3', 'staging'];
    const all = names.map((name) => `https://${name}.coppercarrot.example`);
    expect(frameOrigins('https://www.coppercarrot.example')).toEqual(all);
    expect(frameOrigins('https://coppercarrot.example')).toEqual(['https://coppercarrot.example', ...all]);
    expect(frameOrigins('http://127.0.0.1:3000')).toEqual(['http://127.0.0.1:3000']);
  });
});

it('[CONST-18] has another icon in development than in production and in a demo', () => {
  const production = favicon({ NODE_ENV: 'production', SEED: 'none' });
  expect(favicon({ NODE_ENV: 'development', SEED: 'full' })).toBe(production);
  expect(favicon({ NODE_ENV: 'development', SEED: 'none' })).not.toBe(production);
});

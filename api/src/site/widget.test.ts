import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { routePaths, widgetMessages, widgetSizes } from '@copper-carrot/contracts';
import { makeCampaign } from '../cares/cares.factory';
import { loaderFile } from '../cares/widget.router';
import { sql } from '../database';
import { readBuild } from '../remotes';
import { makeBuild, route, setLive } from '../remotes/release.factory';
import { client, makeUser, signedIn, useDatabase } from '../testing';
import { pageWaits } from './page-waits';

jest.mock('./site-assets');
useDatabase();
beforeAll(async () => {
  pageWaits.ms = 20_000;
  const routes = [
    route(routePaths.campaign),
    route(routePaths.campaignWidget, { layout: 'widget', guards: [] }),
  ];
  await setLive(await readBuild(makeBuild({ name: 'mfe-cares', routes }).folder));
});

const allow = (id: number, sites: string[]) =>
  sql.rows('update campaigns set frame_ancestors = $2 where id = $1', [id, sites]);
const widget = async (slug: string, visitor = client()) => {
  const answer = (await visitor.get(`/cares/${slug}/widget?size=card`).set('Accept', 'text/html')) as {
    text: string;
    status: number;
    headers: Record<string, string>;
  };
  const { headers } = answer;
  const ancestors = /frame-ancestors ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1];
  return { ...answer, headers, ancestors };
};

describe('[CARE-06] the page of a widget', () => {
  it('may be framed by the sites that its campaign names, and by no other', async () => {
    const { id, slug } = await makeCampaign();
    expect((await widget(slug)).ancestors).toBe("'self' *");
    await allow(id, ['https://www.example.org', 'https://*.example.net']);
    const listed = await widget(slug);
    expect(listed.status).toBe(200);
    expect(listed.ancestors).toBe("'self' https://www.example.org https://*.example.net");
    expect(listed.headers).not.toHaveProperty('x-frame-options');
    await allow(id, []);
    expect((await widget(slug)).ancestors).toBe("'self'");
    const campaign = await client().get(`/cares/${slug}`);
    expect(campaign.headers['content-security-policy']).toContain("frame-ancestors 'self';");
  });

  it('says whose it is to nobody but search engines, who are led to the campaign', async () => {
    const { slug } = await makeCampaign();
    const { text } = await widget(slug);
    expect(text).toContain(`<title>Name of ${slug} | Copper Carrot</title>`);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain(`/cares/${slug}">`);
    expect(text).toContain(`<noscript><a href="/cares/${slug}/donate" target="_blank" rel="noopener">`);
    expect(text).not.toContain('class="boot"');
  });

  it('brings its campaign, sets no cookie, and knows nobody who is signed in', async () => {
    const { slug } = await makeCampaign();
    const user = await makeUser();
    for (const visitor of [client(), await signedIn(user)]) {
      const { text, headers } = await widget(slug, visitor);
      expect(headers).not.toHaveProperty('set-cookie');
      expect(text).toContain(`"/cpi/v1/public/charitable_causes/${slug}":{`);
      expect(text).toContain('"userId":null');
      expect(text).not.toContain(user.email);
    }
  });

  it('of a closed campaign is 404 where it was allowed, so that it can say so; of none it is our own', async () => {
    const { id, slug } = await makeCampaign({ active: false });
    await allow(id, ['https://www.example.org']);
    expect(await widget(slug)).toMatchObject({ status: 404, ancestors: "'self' https://www.example.org" });
    expect(await widget('no-such-campaign')).toMatchObject({ status: 404, ancestors: "'self'" });
  });
});

describe('the loader for other sites', () => {
  const source = readFileSync(loaderFile, 'utf8');

  it('is under 3 KB, and keeps what pages of others rely on', () => {
    expect(gzipSync(source, { level: 9 }).length).toBeLessThan(3 * 1024);
    const heights = Object.entries(widgetSizes).map(([size, { height }]) => `${size}: ${height}`);
    expect(source).toContain(`const heights = { ${heights.join(', ')} };`);
    for (const message of Object.values(widgetMessages)) expect(source).toContain(`'${message}'`);
  });

  it('is served to every site, without a cookie', async () => {
    const { headers, text } = await client().get('/widget.js').expect(200);
    expect(text).toBe(source);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    expect(headers).not.toHaveProperty('set-cookie');
  });
});

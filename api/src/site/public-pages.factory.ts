import { type RemoteManifest, routePaths } from '@copper-carrot/contracts';
import { makeBrand, makeKitchen, makePackage } from '../catalog/catalog.factory';
import { readBuild } from '../remotes';
import { makeBuild, route, setLive } from '../remotes/release.factory';
import { client, useDatabase } from '../testing';
import { pageWaits } from './page-waits';

const routes = (paths: readonly (keyof typeof routePaths)[]): RemoteManifest['routes'] =>
  paths.map((name) => route(routePaths[name], { title: 'Route title', description: 'Route words' }));

/** A database of its own, and the releases whose routes are public pages, which come with all that they describe. */
export function usePublicPages(): void {
  useDatabase();
  beforeAll(async () => {
    pageWaits.ms = 20_000;
    const names = [
      'home',
      'search',
      'package',
      'brand',
      'catering',
      'explore',
      'cuisine',
      'recommended',
      'blogPost',
    ] as const;
    const release = async (more: Partial<RemoteManifest>) => setLive(await readBuild(makeBuild(more).folder));
    await release({
      name: 'mfe-search',
      routes: [...routes(names), route('/orders/{id}', { guards: ['loggedIn'], description: 'Private' })],
    });
    await release({ name: 'mfe-cares', routes: routes(['cares', 'campaign', 'caresCaterer']) });
  });
}

type Thing = Record<string, unknown> & { '@type': string };

/** A page as a search engine reads it: nothing but the HTML, no script run. */
export async function read(path: string) {
  const { text, status, headers } = (await client().get(path).set('Accept', 'text/html')) as {
    text: string;
    status: number;
    headers: Record<string, string>;
  };
  const { head } = new DOMParser().parseFromString(text);
  return { html: text, status, csp: headers['content-security-policy'] ?? '', ...head };
}

export const decode = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

/** Reads a head by its own rules: a script ends at the first `</script`, an attribute at its quote. */
class DOMParser {
  parseFromString(html: string) {
    const head = html.slice(0, html.indexOf('</head>'));
    const things = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script/g)].map(
      ([, json = '']) => JSON.parse(json) as Thing,
    );
    const outside = head.replace(/<script[\s\S]*?<\/script>/g, '');
    const metas = new Map(
      [...outside.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(
        ([, key = '', value = '']) => [key, decode(value)],
      ),
    );
    return {
      head: {
        title: decode(/<title>([^<]*)<\/title>/.exec(outside)?.[1] ?? ''),
        canonical: decode(/<link rel="canonical" href="([^"]*)">/.exec(outside)?.[1] ?? '') || null,
        meta: (key: string) => metas.get(key),
        thing: (type: string) => things.find((each) => each['@type'] === type),
        things,
      },
    };
  }
}

export const origin = 'http://localhost:3000';

export async function offer(values: Parameters<typeof makePackage>[1] = {}, brandName = 'Saffron Street') {
  const brand = await makeBrand({
    name: brandName,
    description: 'Curries for offices.',
    ratingAverage: '4.50',
    reviewCount: 30,
  });
  await makeKitchen(brand.id);
  const pack = await makePackage(brand.id, {
    name: 'Taco lunch',
    ratingAverage: '4.63',
    reviewCount: 12,
    ...values,
  });
  return { brand, pack };
}

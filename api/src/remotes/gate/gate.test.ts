import type { RemoteManifest, ShellManifest } from '@copper-carrot/contracts';
import {
  aDocument,
  aRemote,
  aRoute,
  arriving,
  aShell,
  aSite,
  callsOf,
  noise,
  remoteTexts,
  type SmallApi,
  type Texts,
} from './gate.factory';
import { type Finding, gate, type GateSite } from '.';

interface Case {
  release?: RemoteManifest | ShellManifest;
  texts?: Texts;
  site?: Partial<GateSite>;
}

const verdictOn = ({ release = aRemote(), texts, site }: Case) => gate(arriving(release, texts), aSite(site));
const asked = async (of: Case) => (await verdictOn(of)).findings;

/** A remote with these file contents, named by their hashes. */
const ofTexts = (texts: Texts, more: Partial<RemoteManifest> = {}): Case => {
  const all = { ...remoteTexts, ...texts };
  return { release: aRemote(more, all), texts: all };
};
const shared = (part: string, need: RemoteManifest['shared'][string]) =>
  aRemote({ shared: { ...aRemote().shared, [part]: need } });
const provided = (part: string, more: Partial<ShellManifest['provides'][string]>, version = '1.5.0') => {
  const { provides } = aShell();
  const before = provides[part];
  if (!before) throw new Error(`no ${part}`);
  return aShell({ version, provides: { ...provides, [part]: { ...before, ...more } } });
};
const without = (part: string) => {
  const { [part]: _gone, ...provides } = aShell().provides;
  return aShell({ version: '1.5.0', provides });
};
/** A changed API. */
const api = (change: (document: SmallApi) => void) => {
  const document = aDocument();
  change(document);
  return document;
};
const schema = (document: SmallApi, name: string) => {
  const found = document.components.schemas[name];
  if (!found) throw new Error(`no ${name}`);
  return found;
};
/** Removes or sets a field of a schema. */
const setField =
  (name: string, field: string, to: object | null, required = true) =>
  (document: SmallApi) => {
    const { properties, required: before } = schema(document, name);
    const others = before.filter((each) => each !== field);
    schema(document, name).required = to && required ? [...others, field] : others;
    if (to) properties[field] = to;
    else delete properties[field];
  };
const number = { type: 'number' };
const text = { type: 'string' };

const inTheBar = (...orders: number[]): RemoteManifest['navigation'] =>
  orders.map((order) => ({ label: 'Gifts', href: '/gifts', place: 'main', order }));

type Break = [what: string, seeded: Case, finding: Partial<Record<keyof Finding, string | RegExp>>];
const breaks: Break[] = [
  [
    'a version that is none',
    { release: aRemote({ version: 'newest' }) },
    { check: 'manifest', where: /version/ },
  ],
  [
    'a layout that no shell has',
    { release: aRemote({ routes: [{ ...aRoute('/gifts'), layout: 'wide' as 'default' }] }) },
    { check: 'manifest', where: /routes\.0\.layout/, what: /must be one of/ },
  ],
  [
    'a file that leads out of its folder',
    {
      release: aRemote({ files: { ...aRemote().files, '../shell.js': aRemote().files['screen.js'] ?? '' } }),
    },
    { check: 'manifest', where: /files/ },
  ],
  [
    'no words for the slot',
    { release: { ...aRemote(), fallback: undefined } as never },
    { check: 'manifest', where: /fallback/ },
  ],
  [
    'a page that a browser would open as one of this site',
    {
      release: aRemote({ files: { ...aRemote().files, 'sign-in.html': aRemote().files['screen.js'] ?? '' } }),
    },
    { check: 'manifest', where: /files/, what: /sign-in\.html/ },
  ],
  [
    'a call by a name that every object has',
    {
      release: aRemote({
        calls: { ...callsOf(aDocument()), operations: { constructor: { query: {} } } },
      }),
    },
    { check: 'calls', where: 'constructor', what: /has no constructor/ },
  ],
  [
    'a file that is another',
    { texts: { 'screen.js': 'drew()' } },
    { check: 'files', where: 'screen.js', what: /not the file/ },
  ],
  [
    'a file that did not come',
    { release: aRemote({ files: { ...aRemote().files, 'late.js': aRemote().files['screen.js'] ?? '' } }) },
    { check: 'files', where: 'late.js', what: /not there/ },
  ],
  [
    'a page that is led to a file without a hash',
    { release: aRemote({ routes: [aRoute('/gifts', { preload: ['unknown.js'] })] }) },
    { check: 'files', where: 'unknown.js', what: /not among the files/ },
  ],
  [
    'an entry of 9 KB',
    ofTexts({ 'remoteEntry.js': noise(9000) }),
    { check: 'budgets', where: 'remoteEntry.js', what: /may have 8,492/ },
  ],
  [
    'a first screen of 70 KB',
    ofTexts({ 'screen.js': noise(70_000) }),
    { check: 'budgets', where: 'the screen of /gifts', what: /may have 61,440/ },
  ],
  [
    'a page that is too heavy together with the shell',
    {
      ...ofTexts({ 'screen.js': noise(45_000) }),
      site: { shells: [aShell({ bytes: { 'shell.1a.js': 310_000 } })] },
    },
    { check: 'budgets', where: 'the page /gifts', what: /may have 348,160/ },
  ],
  [
    'an address of another remote, its parameter called otherwise',
    { release: aRemote({ routes: [aRoute('/other/{slug}')] }) },
    { check: 'routes', where: 'the route /other/{slug}', what: /belongs to mfe-other/ },
  ],
  [
    'an address of another remote, where a part of it may be left out',
    { release: aRemote({ routes: [aRoute('/other/{id}/edit')] }) },
    { check: 'routes', what: /belongs to mfe-other/ },
  ],
  [
    'one page of another remote, by its exact address',
    { release: aRemote({ routes: [aRoute('/other/9')] }) },
    { check: 'routes', where: 'the route /other/9', what: /belongs to mfe-other/ },
  ],
  [
    'some pages of another remote, by how they begin',
    { release: aRemote({ routes: [aRoute('/other/1{rest}/edit')] }) },
    { check: 'routes', where: 'the route /other/1{rest}/edit', what: /belongs to mfe-other/ },
  ],
  [
    'an address of the shell',
    { release: aRemote({ routes: [aRoute('/login')] }) },
    { check: 'routes', what: /belongs to the shell/ },
  ],
  [
    'an address of the server',
    { release: aRemote({ routes: [aRoute('/cpi/gifts')] }) },
    { check: 'routes', what: /the server answers/ },
  ],
  ...[
    ...['/pictures', '/pictures/{id}', '/users/{id}/cakes', '/robots.txt', '/favicon.ico', '/sitemap.xml'],
    ...[
      '/sitemap-cakes.xml',
      '/sitemap-{part}.xml',
      '/CPI/cakes',
      '/{lang?}/assets',
      '/remotes/{x?}',
      '/local',
    ],
  ].map((path): (typeof breaks)[number] => [
    `the server’s ${path}`,
    { release: aRemote({ routes: [aRoute(path as '/')] }) },
    { check: 'routes', what: /the server answers/ },
  ]),
  [
    'an address twice',
    { release: aRemote({ routes: [aRoute('/gifts/{a}'), aRoute('/gifts/{b}')] }) },
    { check: 'routes', what: /declared twice/ },
  ],
  [
    'a parent that it does not declare',
    { release: aRemote({ routes: [aRoute('/gifts/new', { parent: '/gifts' })] }) },
    { check: 'routes', what: /does not declare/ },
  ],
  [
    'an entry of the navigation that leads to no page of it',
    { release: aRemote({ navigation: [{ label: 'Cards', href: '/cards', place: 'account', order: 1 }] }) },
    { check: 'routes', where: 'the navigation entry "Cards"', what: /no page of this remote/ },
  ],
  [
    'an entry that needs what nobody fills in',
    {
      release: aRemote({
        navigation: [{ label: 'Cards', href: '/gifts/{slug}', place: 'organization', order: 1 }],
      }),
    },
    { check: 'routes', where: 'the navigation entry "Cards"', what: /no page of this remote/ },
  ],
  [
    'more entries of the bar than one remote has room for',
    { release: aRemote({ navigation: inTheBar(10, 11, 12) }) },
    { check: 'routes', where: /place "main"/, what: /There are 3, and a remote may have 2/ },
  ],
  ...[-1e15, -1, 1001].map((order): Break => [
    `an entry that pushes the others away by its order ${order}`,
    { release: aRemote({ navigation: inTheBar(order) }) },
    { check: 'routes', where: 'the navigation entry "Gifts"', what: /goes from 0 to 1000/ },
  ]),
  [
    'more routes than every page should be told of',
    {
      release: aRemote({
        routes: Array.from({ length: 40 }, (_none, number) =>
          aRoute(`/gifts/${number}`, { description: 'x'.repeat(200) }),
        ),
      }),
    },
    { check: 'budgets', where: 'routes, navigation and fallback', what: /may have 10,096/ },
  ],
  [
    'an address that another remote’s would match as well',
    { release: aRemote({ routes: [aRoute('/other/{a}{b}')] }) },
    { check: 'manifest', where: /routes\.0\.path/, what: /no pattern of addresses/ },
  ],
  [
    'an address that takes the server minutes to match',
    { release: aRemote({ routes: [aRoute(`/gifts${'/{a?}'.repeat(27)}`)] }) },
    { check: 'manifest', where: /routes\.0\.path/, what: /three optional ones/ },
  ],
  [
    'a link that a browser takes for another site',
    {
      release: aRemote({
        fallback: {
          ...aRemote().fallback,
          links: [{ label: 'Away', href: '/\\elsewhere.example' }],
        },
      }),
    },
    { check: 'manifest', where: /fallback\.links\.0\.href/, what: /path/ },
  ],
  [
    'a newer runtime than the live shell has',
    { release: shared('runtime', { range: '^1.4.0', names: ['notify'] }) },
    { check: 'shared', where: 'runtime', what: /needs runtime \^1\.4\.0; shell 1\.4\.0 has runtime 1\.3\.0/ },
  ],
  [
    'a name that the live shell does not have',
    { release: shared('runtime', { range: '^1.0.0', names: ['usePoll'] }) },
    { check: 'shared', what: /needs usePoll of runtime/ },
  ],
  [
    'a name that the candidate shell gave up',
    { site: { shells: [aShell(), provided('runtime', { version: '1.9.0', names: { notify: '1.0.0' } })] } },
    { check: 'shared', what: /useRead of runtime.*shell 1\.5\.0/ },
  ],
  [
    'a part that no shell brings',
    { release: shared('router', { range: '^2.0.0', names: ['Link'] }) },
    { check: 'shared', where: 'router', what: /has no router/ },
  ],
  [
    'a shell with a React of the next major',
    { release: provided('react', { version: '20.0.0' }) },
    {
      check: 'shared',
      where: 'react',
      what: /mfe-other 2\.0\.1 needs react \^19\.3\.1; this shell has react 20\.0\.0/,
    },
  ],
  [
    'a shell without a name that a live remote uses',
    { release: provided('runtime', { names: { notify: '1.0.0' } }) },
    { check: 'shared', where: 'runtime', what: /mfe-other 2\.0\.1 needs useRead/ },
  ],
  [
    'a shell without a part that a live remote takes',
    { release: without('runtime') },
    { check: 'shared', what: /has no runtime/ },
  ],
  [
    'another contract',
    { release: aRemote({ contract: 99 }) },
    { check: 'contract', what: /against contract 99, shell 1\.4\.0/ },
  ],
  [
    'a shell of another contract than a live remote',
    { release: aShell({ contract: 99 }) },
    { check: 'contract', what: /mfe-other 2\.0\.1 against contract/ },
  ],
  [
    'a newer minor of the contract than a shell has that may draw it',
    {
      release: aRemote({ contract: '2.2' }),
      site: { shells: [aShell({ contract: '2.3' }), aShell({ contract: '2.1', version: '1.3.0' })] },
    },
    {
      check: 'contract',
      what: /against contract 2\.2, shell 1\.3\.0 against contract 2\.1/,
      mend: /live first/,
    },
  ],
  [
    'a shell that has not what a live remote was built against',
    {
      release: aShell({ contract: '2.1' }),
      site: { remotes: [aRemote({ contract: '2.2' })], shells: [aShell({ contract: '2.3' })] },
    },
    { check: 'contract', what: /mfe-gifts 2\.0\.1 against contract 2\.2/ },
  ],
  [
    'global styles by styled-components',
    { release: shared('styled-components', { range: '^6.6.0', names: ['createGlobalStyle', 'css'] }) },
    { check: 'styles', where: 'styled-components', what: /createGlobalStyle/ },
  ],
  [
    'a <style> element',
    ofTexts({ 'screen.js': 'h("<style>body{}</style>")' }),
    { check: 'styles', where: 'screen.js', what: /<style>/ },
  ],
  [
    'rules that it inserts',
    ofTexts({ 'screen.js': 's.insertRule("p{}")' }),
    { check: 'styles', what: /insertRule/ },
  ],
  [
    'a sheet of its own',
    ofTexts({ 'screen.js': 'd.adoptedStyleSheets=[x]' }),
    { check: 'styles', what: /adoptedStyleSheets/ },
  ],
  [
    'an operation that is gone',
    { site: { document: api(({ paths }) => delete paths['/cpi/v1/campaigns/{id}']) } },
    { check: 'calls', where: 'get /cpi/v1/campaigns/{}', what: /The API has no/ },
  ],
  [
    'an answer’s field that is gone, below a list',
    { site: { document: api(setField('Campaign', 'name', null)) } },
    { check: 'calls', where: 'get /cpi/v1/campaigns', what: /records\[\]\.name of the answer is gone/ },
  ],
  [
    'an answer’s field of another type',
    { site: { document: api(setField('Campaign', 'raised', text)) } },
    { check: 'calls', what: /raised of the answer was integer and is string/ },
  ],
  [
    'whole cents that became a fraction',
    { site: { document: api(setField('Campaign', 'raised', number)) } },
    { check: 'calls', what: /was integer and is number/ },
  ],
  [
    'an answer’s field that may be null now',
    { site: { document: api(setField('Campaign', 'name', { anyOf: [text, { type: 'null' }] })) } },
    { check: 'calls', what: /name of the answer was string and is null/ },
  ],
  [
    'an answer’s field that may be absent now',
    { site: { document: api(setField('Campaign', 'name', text, false)) } },
    { check: 'calls', what: /name of the answer may be absent now/ },
  ],
  [
    'a list that became one record',
    {
      site: { document: api(setField('CampaignList', 'records', { $ref: '#/components/schemas/Campaign' })) },
    },
    { check: 'calls', what: /records of the answer was list and is object/ },
  ],
  [
    'a field of a body that has to be sent now, and was not known',
    { site: { document: api(setField('GiftBody', 'email', text)) } },
    {
      check: 'calls',
      where: 'post /cpi/v1/campaigns/{}/gifts',
      what: /email of the body has to be sent now/,
    },
  ],
  [
    'a field of a body that has to be sent now, and could be',
    { site: { document: api(setField('GiftBody', 'note', text)) } },
    { check: 'calls', what: /note of the body has to be sent now/ },
  ],
  [
    'a field of a body that is refused now',
    { site: { document: api(setField('GiftBody', 'note', null)) } },
    { check: 'calls', what: /note of the body is not taken any more/ },
  ],
  [
    'a value of a body that is refused now',
    { site: { document: api(setField('GiftBody', 'kind', { type: 'string', enum: ['once'] }, false)) } },
    { check: 'calls', what: /"monthly" is sent and "once" is taken/ },
  ],
  [
    'a query that is refused now',
    {
      site: {
        document: api(({ paths }) =>
          Object.assign(paths['/cpi/v1/campaigns']?.get ?? {}, { parameters: [] }),
        ),
      },
    },
    { check: 'calls', what: /limit of the query is not taken any more/ },
  ],
  [
    'a body that is not taken any more',
    {
      site: { document: api(({ paths }) => delete paths['/cpi/v1/campaigns/{id}/gifts']?.post?.requestBody) },
    },
    { check: 'calls', what: /the body is not taken any more/ },
  ],
];

const harmless: [what: string, change: Case][] = [
  ['nothing', {}],
  ['the same remote once more, in the place of itself', { site: { remotes: [aRemote()] } }],
  ['a first release, on a site without anything', { site: { remotes: [], shells: [] } }],
  ['the shell that is live once more', { release: aShell() }],
  [
    'a shell that brings a part and a name more',
    {
      release: provided('runtime', {
        version: '1.4.0',
        names: { notify: '1.0.0', useRead: '1.1.0', usePoll: '1.4.0' },
      }),
    },
  ],
  ['a shell without a component, which remotes carry', { release: without('ui/Table') }],
  [
    'a shell without a name that nobody uses',
    { release: provided('runtime', { names: { notify: '1.0.0', useRead: '1.1.0' } }) },
  ],
  [
    'a component that is newer than the shell’s',
    { release: shared('ui/Table', { range: '^1.9.0', names: ['Table', 'Row'], carried: true }) },
  ],
  [
    'a component that no shell has yet',
    { release: shared('ui/Carousel', { range: '^1.0.0', names: ['Carousel'], carried: true }) },
  ],
  [
    'an address wider than another remote’s, which keeps its own',
    { release: aRemote({ routes: [aRoute('/{kind}/{id}')] }) },
  ],
  [
    'a remote of an earlier minor of the contract, also as it was written before there were minors',
    { release: aRemote({ contract: 2 }), site: { shells: [aShell({ contract: '2.3' })] } },
  ],
  [
    'a newer shell beside older remotes',
    { release: aShell({ contract: '2.10' }), site: { remotes: [aRemote({ contract: '2.9' })] } },
  ],
  [
    'an address that only looks like one of the server',
    {
      release: aRemote({
        routes: [aRoute('/users-of-cakes'), aRoute('/cakes/robots.txt'), aRoute('/sitemap')],
      }),
    },
  ],
  [
    'an address with text around its parameter',
    { release: aRemote({ routes: [aRoute('/area/{area}-catering')] }) },
  ],
  ['the home page, which the shell only keeps for it', { release: aRemote({ routes: [aRoute('/')] }) }],
  [
    'two entries in the bar, at the ends of the order',
    { release: aRemote({ navigation: inTheBar(0, 1000) }) },
  ],
  [
    'an entry for each organization',
    {
      release: aRemote({
        routes: [aRoute('/gifts/{slug}')],
        navigation: [
          {
            label: 'Cards',
            href: '/gifts/{organizationId}',
            place: 'organization',
            order: 1,
            audience: 'managers',
          },
        ],
      }),
    },
  ],
  ['an address that is left out', { release: aRemote({ routes: [aRoute('/gifts')] }) }],
  [
    'a screen over another of its own',
    { release: aRemote({ routes: [aRoute('/gifts'), aRoute('/gifts/new', { parent: '/gifts' })] }) },
  ],
  ['a first screen of 45 KB', ofTexts({ 'screen.js': noise(45_000) })],
  ['words about styles', ofTexts({ 'screen.js': 'say("Choose a style, then insert rules")' })],
  [
    'an operation more',
    {
      site: {
        document: api(({ paths }) => {
          paths['/cpi/v1/new'] = { get: { responses: {} } };
        }),
      },
    },
  ],
  [
    'an operation that is gone and that it does not call',
    {
      site: {
        document: api(({ paths }) => {
          paths['/cpi/v1/campaigns']!.post = {};
          delete paths['/cpi/v1/campaigns']!.post;
        }),
      },
    },
  ],
  ['a field more in an answer', { site: { document: api(setField('Campaign', 'city', text)) } }],
  [
    'a field that is gone and that no word of the release names',
    {
      release: aRemote({ calls: callsOf(aDocument(), ['records', 'name']) }),
      site: { document: api(setField('Campaign', 'raised', null)) },
    },
  ],
  [
    'an answer’s field that is never null any more',
    { site: { document: api(setField('Campaign', 'story', text)) } },
  ],
  [
    'an answer’s field that is always there now',
    { site: { document: api(setField('Gift', 'thanks', text)) } },
  ],
  [
    'a value more in an answer',
    {
      site: {
        document: api(setField('Campaign', 'state', { type: 'string', enum: ['open', 'ended', 'paused'] })),
      },
    },
  ],
  ['a field that may be sent now', { site: { document: api(setField('GiftBody', 'city', text, false)) } }],
  [
    'a field that need not be sent any more',
    { site: { document: api(setField('GiftBody', 'meals', { type: 'integer' }, false)) } },
  ],
  ['a field that takes more now', { site: { document: api(setField('GiftBody', 'meals', number)) } }],
  [
    'a value more that is taken',
    {
      site: {
        document: api(
          setField('GiftBody', 'kind', { type: 'string', enum: ['once', 'monthly', 'yearly'] }, false),
        ),
      },
    },
  ],
  [
    'an optional field that is gone and that the release never sends',
    {
      release: aRemote({ calls: callsOf(aDocument(), ['meals']) }),
      site: { document: api(setField('GiftBody', 'note', null)) },
    },
  ],
  [
    'a parameter of a path that is called otherwise',
    {
      site: {
        document: api(({ paths }) => {
          paths['/cpi/v1/campaigns/{slug}'] = paths['/cpi/v1/campaigns/{id}'] ?? {};
          delete paths['/cpi/v1/campaigns/{id}'];
        }),
      },
    },
  ],
  [
    'shapes that speak of themselves, named at other places than in the API’s document',
    {
      release: aRemote({
        calls: {
          operations: { 'get /cpi/v1/campaigns/{}': { query: {}, answer: { children: '#Children' } } },
          sent: {},
          answered: { Children: ['[]', { children: '#Children' }] },
        },
      }),
      site: {
        document: api(
          setField('Campaign', 'children', {
            type: 'array',
            items: { $ref: '#/components/schemas/Campaign' },
          }),
        ),
      },
    },
  ],
  [
    'a schema that is called otherwise',
    {
      site: {
        document: api((document) => {
          document.components.schemas.Present = schema(document, 'Gift');
          Object.assign(document.paths['/cpi/v1/campaigns/{id}/gifts']?.post ?? {}, {
            responses: {
              201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Present' } } } },
            },
          });
        }),
      },
    },
  ],
];

const matches = (text: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text);

describe('the gate', () => {
  it.each(breaks)('refuses %s', async (_what, seeded, wanted) => {
    const findings = await asked(seeded);
    const found = findings.filter((finding) =>
      Object.entries(wanted).every(([key, value]) => matches(finding[key as keyof Finding], value)),
    );
    expect(findings).toContainEqual(found[0]);
    // One fault causes findings of one check only, so that a team sees the cause and not its consequences.
    expect(new Set(findings.map(({ check }) => check))).toEqual(new Set([wanted.check]));
    for (const { what, mend } of findings) expect(Math.min(what.length, mend.length)).toBeGreaterThan(10);
  });

  it.each(harmless)('lets pass %s', async (_what, change) => {
    expect(await asked(change)).toEqual([]);
  });

  it('keeps a build for development to the machine on which it was made, where neither its size nor what its comments name counts', async () => {
    const large = ofTexts(
      { 'remoteEntry.js': `/* a <style> element */ ${noise(9000)}` },
      { development: true },
    );
    expect(await asked(large)).toMatchObject([{ check: 'manifest', where: 'development' }]);
    expect(await asked({ ...large, site: { local: true } })).toEqual([]);
  });

  it('weighs no page by a shell for development', async () => {
    const heavy = aShell({ bytes: { 'shell.1a.js': 10_000_000 } });
    const inShell = (development?: true) =>
      asked({ site: { shells: [{ ...heavy, ...(development && { development }) }] } });
    expect((await inShell()).map(({ check }) => check)).toContain('budgets');
    expect(await inShell(true)).toEqual([]);
  });

  it('warns of what is within five percent of its budget, and lets it pass', async () => {
    const close = ofTexts({ 'screen.js': noise(59_000) });
    const { findings, warnings } = await verdictOn(close);
    expect(findings).toEqual([]);
    expect(warnings).toEqual([
      expect.stringMatching(/^the screen of \/gifts: What it loads .* bytes, and may have 61,440$/),
      expect.stringMatching(/^the screen of \/gifts\/\{slug\}: What it loads .* bytes, and may have 61,440$/),
    ]);
    expect(await verdictOn(ofTexts({ 'screen.js': noise(50_000) }))).toEqual({ findings: [], warnings: [] });
  });

  it('lets an entry grow with the routes of its remote', async () => {
    const texts = { 'remoteEntry.js': noise(9000) };
    const routes = Array.from({ length: 8 }, (_none, number) => aRoute(`/gifts/${number}`));
    expect(await asked(ofTexts(texts, { routes }))).toEqual([]);
  });

  it('lets what every page is told of a remote grow with its routes', async () => {
    const routes = Array.from({ length: 60 }, (_none, number) =>
      aRoute(`/gifts/${number}`, { title: `A gift by its number, ${number}` }),
    );
    expect(await asked(ofTexts({}, { routes }))).toEqual([]);
  });

  it('lets stand an address without its optional segment beside another remote’s page by id', async () => {
    expect(await asked({ release: aRemote({ routes: [aRoute('/other/{id?}/polls/{code?}')] }) })).toEqual([]);
  });

  it('says everything at once that stands against a release', async () => {
    const findings = await asked({
      release: aRemote({
        contract: 99,
        routes: [aRoute('/login')],
        shared: { router: { range: '^2.0.0', names: [] } },
      }),
      texts: { 'screen.js': 'another' },
    });
    expect(new Set(findings.map(({ check }) => check))).toEqual(
      new Set(['contract', 'routes', 'shared', 'files']),
    );
  });
});

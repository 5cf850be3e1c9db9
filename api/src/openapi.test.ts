import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from './app';
import { documentText, openApiDocument } from './http';

it('contracts/openapi.json is the document of the routes', () => {
  const committed = readFileSync(join(__dirname, '../../contracts/openapi.json'), 'utf8').split('\n');
  const made = documentText(openApiDocument(endpoints)).split('\n');
  const at = made.findIndex((line, index) => line !== committed[index]);
  if (at >= 0 || made.length !== committed.length)
    throw new Error(
      [
        'contracts/openapi.json is not what the routes make. Run: npm run openapi --workspace api',
        `It differs from line ${at + 1} on:`,
        `  committed: ${committed[at] ?? '(end)'}`,
        `  routes:    ${made[at] ?? '(end)'}`,
      ].join('\n'),
    );
});

interface Operation {
  requestBody?: { content: Record<string, { schema: { $ref?: string; properties?: object } }> };
}
const { paths, components } = JSON.parse(documentText(openApiDocument(endpoints))) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: object }> };
};
/** The resources that have an address for each of them. */
const resources = Object.entries(paths).filter(([path]) => /^\/cpi\/.*\/\{\w+\}$/.test(path));

describe('the calls of a resource', () => {
  const verbsOf = (calls: object) => Object.keys(calls).filter((name) => name !== 'parameters');

  it('[API-004] list and fetch by GET, create by POST and delete by DELETE', () => {
    expect(resources.length).toBeGreaterThan(40);
    const others = resources.flatMap(([path, calls]) => {
      const list = path.slice(0, path.lastIndexOf('/'));
      return [
        ...verbsOf(calls).flatMap((verb) => (/^(get|patch|delete)$/.test(verb) ? [] : `${verb} ${path}`)),
        ...verbsOf(paths[list] ?? {}).flatMap((verb) =>
          /^(put|patch)$/.test(verb) ? `${verb} ${list}` : [],
        ),
      ];
    });
    expect(others).toEqual([]);
  });

  it('[API-005] update by PATCH with the body under the entity’s key', () => {
    const updates = resources.flatMap(([path, { patch }]) => (patch ? [{ path, patch }] : []));
    expect(updates.length).toBeGreaterThan(15);
    const wrong = updates.filter(({ path, patch }) => {
      const [resource = ''] = path.split('/').slice(-2);
      const entity = resource.replace(/(?<=ss|ch)es$|s$/, '');
      const schema = patch.requestBody?.content['application/json']?.schema;
      const body = schema?.$ref ? components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
      return !Object.keys(body?.properties ?? {}).some((key) => key === entity || key.endsWith(`_${entity}`));
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

it('[CAT-14] what caterers alone may call lives under caterer paths', () => {
  const calls = endpoints.filter(({ tag }) => tag.startsWith('Caterer') || tag === 'Menu reviews');
  expect(calls.length).toBeGreaterThan(30);
  expect(calls.map(({ path }) => path).filter((path) => !/^\/cpi\/v\d\/caterer\//.test(path))).toEqual([]);
});

/** The letters of those calls that a route answers. */
const answered = (calls: readonly (readonly [letter: string, method: string, path: string])[]) =>
  calls
    .filter(([, method, path]) =>
      endpoints.some((each) => each.method === method && new RegExp(`^${path}$`).test(each.path)),
    )
    .map(([letter]) => letter)
    .join('');
/** The verbs of a resource: list and create, and by the address of one fetch, update and delete. */
const verbsOfList = (path: string) =>
  answered([
    ['L', 'get', path],
    ['C', 'post', path],
    ['R', 'get', `${path}/:\\w+`],
    ['U', 'patch', `${path}/:\\w+`],
    ['D', 'delete', `${path}/:\\w+`],
  ]);
/** The verbs of what there is one of. */
const verbsOfOne = (path: string) =>
  answered([
    ['C', 'post', path],
    ['R', 'get', path],
    ['U', 'patch', path],
    ['D', 'delete', path],
  ]);

describe('[API-111] the resources of 2 §7 answer the verbs that their screens need', () => {
  test.each([
    ['/cpi/v1/public/collections', 'L'],
    ['/cpi/v1/public/charitable_causes', 'LR'],
    ['/cpi/v1/public/cause_updates', 'L'],
    ['/cpi/v1/public/poll_selections', 'LCUD'],
    ['/cpi/v1/public/packages', 'R'],
    ['/cpi/v1/public/packages/search', 'LC'],
    ['/cpi/v1/orderer/favorited_brands', 'L'],
    ['/cpi/v1/orderer/addresses', 'LCUD'],
    ['/cpi/v1/orderer/award_redemptions', 'LCD'],
    ['/cpi/v1/orderer/credit_cards', 'LCRUD'],
    ['/cpi/v1/orderer/invoices', 'LR'],
    ['/cpi/v1/orderer/payments', 'LCR'],
    ['/cpi/v1/orderer/reviews', 'LR'],
    ['/cpi/v1/orderer/orders', 'LCRUD'],
    ['/cpi/v1/orderer/order_polls', 'LD'],
    ['/cpi/v1/orderer/order_polls/:code/selections', 'LCUD'],
    ['/cpi/v1/orderer/order_polls/:code/options', 'L'],
    ['/cpi/v1/caterer/packages', 'LCRUD'],
    ['/cpi/v1/caterer/orders', 'L'],
    ['/cpi/v2/caterer/orders', 'R'],
    ['/cpi/v2/public/poll_selection_bills', 'L'],
    ['/cpi/v2/public/order_surveys', 'R'],
    ['/cpi/v2/public/order_survey_responses', 'C'],
    ['/cpi/v2/public/brands', 'R'],
    ['/cpi/v2/public/brands/search', 'L'],
    ['/cpi/v2/messages', 'LC'],
    ['/cpi/v2/caterer/menu_items', 'LCRUD'],
    ['/cpi/v2/caterer/menus', 'LCRUD'],
    ['/cpi/v2/caterer/menus/:id/menu_items', 'LCUD'],
    ['/cpi/v2/caterer/caterer_draft_menu_items', 'LCRUD'],
    ['/cpi/v2/caterer/kitchens', 'LRU'],
    ['/cpi/v2/caterer/kitchens/:id/missing_delivery_areas', 'L'],
    ['/cpi/v2/caterer/modifier_groups', 'LCRUD'],
    ['/cpi/v2/orderer/coupons', 'L'],
    ['/cpi/v2/orderer/documents', 'LCD'],
    ['/cpi/v2/orderer/orders/:id/survey/responses', 'L'],
    ['/cpi/v2/orderer/shareable_menus', 'LCRUD'],
    ['/cpi/v2/orderer/saved_searches', 'LCUD'],
    ['/cpi/v2/orderer/memberships', 'LR'],
    ['/cpi/v2/orderer/referrals', 'L'],
    ['/cpi/v2/orderer/rosters', 'LCUD'],
    ['/cpi/v2/orderer/blocked_brands', 'LCD'],
    ['/cpi/v2/orderer/teams', 'LCRU'],
    ['/cpi/v2/orderer/teams/:id/memberships', 'LCRUD'],
    ['/cpi/v2/orderer/teams/:id/contacts', 'LCRUD'],
  ])('%s: %s', (path, verbs) => {
    expect(verbsOfList(path)).toBe(verbs);
  });

  test.each([
    ['/cpi/v2/user', 'RD'],
    ['/cpi/v2/user/stats', 'R'],
    ['/cpi/v1/orderer/packages/:id/favorite', 'CD'],
    ['/cpi/v1/orderer/brands/:id/favorite', 'CD'],
    ['/cpi/v1/orderer/orders/:id/review', 'U'],
    ['/cpi/v1/orderer/orders/:id/invoice', 'R'],
    ['/cpi/v1/orderer/orders/:id/safe_update', 'U'],
    ['/cpi/v2/caterer/brand', 'RU'],
    ['/cpi/v2/orderer/orders/:id/survey', 'CRUD'],
    ['/cpi/v1/uploads/presign', 'R'],
  ])('%s: %s', (path, verbs) => {
    expect(verbsOfOne(path)).toBe(verbs);
  });
});

// @ts-check
import { readdirSync } from 'node:fs';

/** @import { Schemas, matchPattern } from '@copper-carrot/contracts' */
/** @import { BrowserContext, Route } from '@playwright/test' */
/** @typedef {{ status: number, body: unknown }} Answer */
/** @typedef {{ matchPattern: typeof matchPattern }} Patterns */

const source = (/** @type {string} */ file) =>
  import(String(new URL(`../../contracts/src/${file}`, import.meta.url)));
/**
 * The recordings of each feature; not by their index, as Node does not resolve modules without extensions.
 */
async function recordings() {
  const folder = 'testing/recorded/';
  const names = readdirSync(new URL(`../../contracts/src/${folder}`, import.meta.url));
  const modules = await Promise.all(
    names.filter((name) => name !== 'index.ts').map((name) => source(folder + name)),
  );
  const { recordedPeople, ...features } = Object.assign({}, ...modules);
  return { recorded: Object.assign({}, ...Object.values(features)), recordedPeople };
}

const orderRead = 'get /cpi/v1/orderer/orders/{id}';
/** Order ids: a cart's, which all other records share, and a submitted order's. */
export const cart = '1';
export const placed = '2';
const gone = { status: 404, body: { code: 'not_found', message: 'Not found' } };

/**
 * Signs a browser in as an orderer and caterer unknown to the site: API calls get the recorded answers of
 * the API's tests, and none reaches the site.
 * @param {BrowserContext} context
 * @param {string} origin
 * @param {Patterns} patterns
 * @returns {Promise<{ settled: () => Promise<void> }>} until a page that was opened has its answers
 */
export async function signInStandIn(context, origin, patterns) {
  const [{ recorded, recordedPeople }, { signedInCookie }] = await Promise.all([
    recordings(),
    source('site-data.ts'),
  ]);
  const answers = answersOf(recorded, recordedPeople);
  let lastAsked = 0;
  await context.addCookies([{ name: signedInCookie, value: '1', url: origin }]);
  await context.route(/\/cpi\//, (route) => {
    lastAsked = Date.now();
    const { status, body } = answerTo(route, answers, patterns);
    // Answers other than JSON, such as an event stream, are kept as text.
    return typeof body === 'string'
      ? route.fulfill({ status, body, contentType: 'text/event-stream' })
      : route.fulfill({ status, json: body });
  });
  return {
    settled: async () => {
      // A screen that polls never becomes idle, so the wait is limited.
      for (
        const began = Date.now();
        Date.now() - Math.max(began, lastAsked) < 150 && Date.now() - began < 5_000;
      )
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}

/**
 * Each documented call with a recorded success.
 * @param {Record<string, Record<string, object | string>>} recorded
 * @param {Record<'orderer' | 'caterer', Schemas['Session']>} people
 * @returns {Map<string, Answer>}
 */
function answersOf(recorded, { orderer, caterer }) {
  const { is_caterer, caterer_roles, brands, kitchen_groups, current_brand } = caterer;
  const person = { ...orderer, is_caterer, caterer_roles, brands, kitchen_groups, current_brand };
  const good = Object.entries(recorded).flatMap(([call, byStatus]) => {
    const [status] = Object.keys(byStatus).filter((each) => Number(each) < 300);
    return status === undefined
      ? []
      : [/** @type {const} */ ([call, { status: Number(status), body: byStatus[status] }])];
  });
  const [, { body: cartOrder = {} } = {}] = good.find(([call]) => call === orderRead) ?? [];
  const order = Object.assign({}, cartOrder, { id: Number(placed), status: 'pending' });
  return new Map([
    ...good,
    ['get /cpi/v2/user', { status: 200, body: person }],
    [`get /cpi/v1/orderer/orders/${placed}`, { status: 200, body: order }],
  ]);
}

/** @param {Route} route @param {Map<string, Answer>} answers @param {Patterns} patterns @returns {Answer} */
function answerTo(route, answers, { matchPattern }) {
  const request = route.request();
  const { pathname } = new URL(request.url());
  const method = request.method().toLowerCase();
  const exact = answers.get(`${method} ${pathname}`);
  if (exact) return exact;
  for (const [call, answer] of answers) {
    const [of, path = ''] = call.split(' ');
    if (of === method && path.includes('{') && matchPattern(path, pathname)) return answer;
  }
  return gone;
}

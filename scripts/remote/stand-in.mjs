// @ts-check
/** @import { Schemas, matchPattern } from '@copper-carrot/contracts' */
/** @import { BrowserContext, Route } from '@playwright/test' */
/** @typedef {{ status: number, body: unknown }} Answer */
/** @typedef {{ matchPattern: typeof matchPattern }} Patterns */

const source = (/** @type {string} */ file) =>
  import(String(new URL(`../../contracts/src/${file}`, import.meta.url)));
const orderRead = 'get /cpi/v1/orderer/orders/{id}';
/** Numbers of orders: of one that is still a cart, as every other thing is called, and of one that was placed. */
export const cart = '1';
export const placed = '2';
const gone = { status: 404, body: { code: 'not_found', message: 'Not found' } };

/**
 * Signs a browser in as somebody who orders and cooks, whom the site does not know: what its pages ask the API is answered
 * by what the API's own tests wrote down. Nothing that such a page does reaches the site.
 * @param {BrowserContext} context
 * @param {string} origin
 * @param {Patterns} patterns
 * @returns {Promise<{ settled: () => Promise<void> }>} until a page that was opened has its answers
 */
export async function signInStandIn(context, origin, patterns) {
  const [{ recorded }, { recordedPeople }, { signedInCookie }] = await Promise.all([
    source('testing/recorded.ts'),
    source('testing/recorded-people.ts'),
    source('site-data.ts'),
  ]);
  const answers = answersOf(recorded, recordedPeople);
  let lastAsked = 0;
  await context.addCookies([{ name: signedInCookie, value: '1', url: origin }]);
  await context.route(/\/cpi\//, (route) => {
    lastAsked = Date.now();
    const { status, body } = answerTo(route, answers, patterns);
    // An answer that is no JSON, such as a stream of events, is kept as it came.
    return typeof body === 'string'
      ? route.fulfill({ status, body, contentType: 'text/event-stream' })
      : route.fulfill({ status, json: body });
  });
  return {
    settled: async () => {
      // A screen that asks without an end has nothing that one could wait for.
      for (
        const began = Date.now();
        Date.now() - Math.max(began, lastAsked) < 150 && Date.now() - began < 5_000;
      )
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}

/**
 * Each call of the document with a good answer.
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

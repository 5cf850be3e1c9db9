import { register, type MetricObjectWithValues, type MetricValue } from 'prom-client';
import { sql } from '../database';
import { client, useDatabase } from '../testing';

type Figures = MetricObjectWithValues<MetricValue<string>>[];

/** Two processes share the port; the second has its own metrics, a third may not answer. */
const mockOthers: { figures: Figures; silent: boolean } = { figures: [], silent: false };
jest.mock('../every-process', () => ({
  everyProcess: (question: string, own: () => unknown) => {
    const other = (): unknown => (question === 'metrics' ? mockOthers.figures : null);
    return async () => [await own(), other(), ...(mockOthers.silent ? [undefined] : [])];
  },
}));

useDatabase();
beforeAll(() => sql.rows(`insert into workers values ('worker-1', now())`));
beforeEach(() => {
  mockOthers.silent = false;
});

const readyz = async () => {
  const { status, body } = (await client().get('/readyz')) as { status: number; body: { why?: object } };
  return { status, why: body.why };
};

test('the site is not ready while one of its processes says nothing', async () => {
  expect(await readyz()).toEqual({ status: 200, why: undefined });
  mockOthers.silent = true;
  expect(await readyz()).toEqual({ status: 503, why: { search: 'a process does not answer' } });
});

const figure = (text: string, name: string) => Number(text.split(`\n${name} `)[1]?.split('\n')[0]);

test('a figure is the sum of all processes, save what each counts the same or only the slowest tells; a silent one adds none', async () => {
  mockOthers.silent = true;
  await client().get('/cpi/v1/public/packages/search').expect(200);
  await sql.rows(
    `insert into outbox_messages (event_key, message_id, template, recipient, data, parked_at)
     values ('e', 'm', 'order_accepted', 'sam@example.com', '{}', now())`,
  );
  const own: Figures = JSON.parse(JSON.stringify(await register.getMetricsAsJSON())) as Figures;
  const calls =
    'http_request_duration_seconds_count{method="GET",route="/cpi/v1/public/packages/search",status="200"}';
  const parked = 'mails_parked{template="order_accepted"}';
  const alone = await register.metrics();
  expect([figure(alone, calls), figure(alone, parked)]).toEqual([1, 1]);
  const late = 'search_index_behind_seconds';
  mockOthers.figures = own.map((each) =>
    each.name === late ? { ...each, values: [{ value: 40, labels: {} }] } : each,
  );
  const { text } = await client().get('/metrics').expect(200);
  expect([figure(text, calls), figure(text, parked), figure(text, late)]).toEqual([2, 1, 40]);
});

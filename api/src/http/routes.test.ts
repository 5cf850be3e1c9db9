import express from 'express';
import Joi from 'joi';
import supertest from 'supertest';
import type { Schemas } from '@copper-carrot/contracts';
import { forbidden } from '../errors';
import {
  authorize,
  errorHandler,
  idParams,
  listAnswer,
  listQuery,
  nothing,
  Reply,
  routes,
  listOf,
  date,
  time,
  type Actor,
} from '.';

const things = routes({ tag: 'Things', base: '/cpi/things' });
const number = Joi.object<{ n: number }, true>({ n: Joi.number().required() });

things.get(
  '/',
  { summary: 'list', who: 'anyone', query: listQuery(), answer: listAnswer(number) },
  ({ query }) => ({
    records: [{ n: query.limit }, { n: query.offset }],
    count: 2,
  }),
);
things.get(
  '/addresses',
  { summary: 'list', who: 'anyone', query: listQuery({}, { most: 100 }), answer: listAnswer(number) },
  () => ({ records: [], count: 0 }),
);
things.get(
  '/many',
  {
    summary: 'repeated keys',
    who: 'anyone',
    query: Joi.object<{ tag?: string[]; day?: string; at?: string }, true>({
      tag: listOf(Joi.string()),
      day: date(),
      at: time(),
    }),
    answer: Joi.object({ tag: Joi.array().items(Joi.string()) }),
  },
  ({ query }) => ({ tag: query.tag }),
);
things.get(
  '/kept',
  {
    summary: 'a header',
    who: 'anyone',
    headers: Joi.object<{ 'Thing-Key'?: string }, true>({ 'Thing-Key': Joi.string().empty('').max(5) }),
    answer: Joi.object({ key: Joi.string().allow(null) }),
  },
  ({ headers }) => ({ key: headers['Thing-Key'] ?? null }),
);
things.get(
  '/wrong-answer',
  { summary: 'x', who: 'anyone', answer: number },
  () => ({ n: 'text' }) as unknown as { n: number },
);
things.get('/file', { summary: 'x', who: 'anyone', answer: nothing, produces: 'text/calendar' }, () =>
  Reply.file('BEGIN', 'text/calendar', 'a.ics'),
);
things.get('/broken', { summary: 'x', who: 'anyone', answer: nothing, status: 204 }, () => {
  throw new Error('a secret of ours');
});
things.get(
  '/record/:id',
  { summary: 'x', who: 'anyone', params: idParams, answer: nothing, status: 204 },
  ({ actor, params }) => {
    authorize(
      { read: (_actor, id: number) => id > 1, change: (_actor, id: number) => id > 2 },
      'change',
      actor,
      params.id,
    );
  },
);

const app = express().set('query parser', false);
app.use((request, _response, next) => {
  request.actor = request.get('as') ? ({ userId: 1 } as Actor) : null;
  next();
});
app.use(things.router, errorHandler);

const get = async (path: string, headers: Record<string, string> = {}) => {
  const { status, body } = (await supertest(app).get(`/cpi/things${path}`).set(headers)) as {
    status: number;
    body: unknown;
  };
  return { status, body: body as Schemas['Error'] & { records: unknown[] } };
};

it('lists answer records and count, 25 from the first unless asked otherwise', async () => {
  expect((await get('')).body).toEqual({ records: [{ n: 25 }, { n: 0 }], count: 2 });
  expect((await get('?limit=200&offset=40')).body).toEqual({ records: [{ n: 200 }, { n: 40 }], count: 2 });
});

it('refuses a limit over the cap, and limits that are none', async () => {
  for (const [path, field] of [
    ['?limit=201', 'limit'],
    ['?limit=-1', 'limit'],
    ['?limit=ten', 'limit'],
    ['?offset=-1', 'offset'],
    ['?offset=1.5', 'offset'],
    ['/addresses?limit=101', 'limit'],
  ] as const) {
    const { status, body } = await get(path);
    expect([status, body.param, Object.keys(body.fields)]).toEqual([422, field, [field]]);
  }
  expect((await get('/addresses?limit=100')).status).toBe(200);
});

it('takes lists as repeated keys, with or without brackets', async () => {
  for (const query of ['tag=a&tag=b', 'tag[]=a&tag[]=b', 'tag=a&tag[]=b']) {
    expect((await get(`/many?${query}`)).body).toEqual({ tag: ['a', 'b'] });
  }
  expect((await get('/many?tag=a')).body).toEqual({ tag: ['a'] });
});

it('reads the headers that a call declares, under any case, and refuses what breaks their schema', async () => {
  expect((await get('/kept', { 'thing-key': 'abc', 'other-key': 'x' })).body).toEqual({ key: 'abc' });
  expect((await get('/kept')).body).toEqual({ key: null });
  expect((await get('/kept', { 'Thing-Key': '' })).body).toEqual({ key: null });
  const { status, body } = await get('/kept', { 'Thing-Key': 'abcdef' });
  expect([status, body.fields, body.param]).toEqual([422, { 'Thing-Key': ['too_long'] }, 'Thing-Key']);
});

it('knows the calendar and the clock', async () => {
  for (const wrong of ['day=2026-02-30', 'day=2026-2-3', 'day=tomorrow', 'at=24:00', 'at=9:00', 'at=12:60']) {
    expect((await get(`/many?${wrong}`)).status).toBe(422);
  }
  expect((await get('/many?day=2028-02-29&at=23:59')).status).toBe(200);
});

it.each([
  ['0001-01-01', 'from 01/01/2000 on'],
  ['1900-02-28', 'from 01/01/2000 on'],
  ['1999-12-31', 'from 01/01/2000 on'],
  ['2101-01-01', 'up to 12/31/2100'],
  ['9999-12-31', 'up to 12/31/2100'],
])(
  'refuses the date %s, for which no rate and no calendar is known, in a sentence for people',
  async (day, which) => {
    const { status, body } = await get(`/many?day=${day}`);
    expect([status, body.fields]).toEqual([422, { day: ['invalid'] }]);
    const sentence = `Please choose a date ${which}.`;
    expect([body.message, body.field_errors]).toEqual([sentence, { day: [sentence] }]);
  },
);
it('takes the first and the last date that are known', async () => {
  expect((await get('/many?day=2000-01-01')).status).toBe(200);
  expect((await get('/many?day=2100-12-31')).status).toBe(200);
});

it('holds answers against their schema in tests, so that the published types are true', async () => {
  expect((await get('/wrong-answer')).status).toBe(500);
});

it('sends files under their name', async () => {
  const answer = await supertest(app).get('/cpi/things/file');
  expect(answer.headers['content-disposition']).toContain('a.ics');
  expect(answer.headers['content-type']).toContain('text/calendar');
});

it('answers 404 for what may not be read, 401 to nobody and 403 to somebody for what may not be done', async () => {
  expect((await get('/record/1', { as: 'x' })).status).toBe(404);
  expect((await get('/record/2')).status).toBe(401);
  expect((await get('/record/2', { as: 'x' })).status).toBe(403);
  expect((await get('/record/3')).status).toBe(204);
});

it('says nothing of our own faults', async () => {
  const { status, body } = await get('/broken');
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('secret');
  expect(body.message).toBe("We're sorry but something went wrong!");
});

it('[ERRP-02] [ERRP-09] gives 401 and 403 their sentences', () => {
  expect(forbidden().message).toBe("You don't have permission to access that page.");
});

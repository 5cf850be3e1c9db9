import express from 'express';
import supertest from 'supertest';
import type { Schemas } from '@copper-carrot/contracts';
import { database, sql } from '../database';
import { useDatabase } from '../testing';
import { errorHandler, idParams, nothing, routes } from '.';

useDatabase();

const things = routes({ tag: 'Things', base: '/cpi/things' });
things.get(
  '/sql/:id',
  { summary: 'x', who: 'anyone', params: idParams, answer: nothing, status: 204 },
  async ({ params }) => {
    await sql.rows(statements[params.id - 1] ?? 'select 1');
  },
);
things.get(
  '/named/:id',
  { summary: 'x', who: 'anyone', params: idParams, answer: nothing, status: 204 },
  async ({ params }) => {
    await sql.rows(named[params.id - 1] ?? 'select 1');
  },
);
things.get('/transaction', { summary: 'x', who: 'anyone', answer: nothing, status: 204 }, () =>
  database.transaction(async (transaction) => {
    await database.query(`insert into users (email, first_name, password_hash) values ${twice}`, {
      transaction,
    });
  }),
);

const twice = `('same@example.com', 'a', 'a'), ('SAME@example.com', 'b', 'b')`;
const statements = [
  `insert into users (email, first_name, password_hash) values ${twice}`,
  `do $$ begin raise exception 'an organization keeps at least one admin'
     using errcode = 'check_violation', constraint = 'team_keeps_an_admin', table = 'memberships'; end $$`,
  `do $$ begin raise exception 'try again' using errcode = '40001'; end $$`,
  `do $$ begin raise exception 'going down' using errcode = '57P01'; end $$`,
];

/** Database errors that no caller can cause. */
const named = [
  `insert into teams (name, access_code) values ('a', 'same'), ('b', 'same')`,
  `insert into memberships (team_id, user_id, role) values (99, 99, 'admin')`,
  `insert into teams (name) values ('a')`,
  `insert into teams (name, access_code) values ('', 'b')`,
  `select 99999999999::integer`,
  `select 'x'::integer`,
  `insert into orders (user_id, brand_id, status) values (1, 1, 'pending')`,
  `insert into orders (user_id, brand_id, submitted_at) values (1, 1, now())`,
  `insert into teams (name, access_code, requires_email_domain) values ('a', 'c', true)`,
  `do $$ begin raise exception 'order_history is append-only' using errcode = 'restrict_violation'; end $$`,
];

const app = express().set('query parser', false).use(things.router, errorHandler);

const get = async (path: string) => {
  const { status, body } = (await supertest(app).get(`/cpi/things${path}`)) as {
    status: number;
    body: Schemas['Error'];
  };
  return { status, body };
};

it("turns the rules that a caller can break into the caller's mistakes, by field, and asks to wait where waiting helps", async () => {
  const answers = await Promise.all(statements.map((_text, index) => get(`/sql/${index + 1}`)));
  expect(answers.map(({ status, body }) => [status, body.fields])).toEqual([
    [422, { email: ['taken'] }],
    [422, { role: ['last_admin'] }],
    [503, {}],
    [503, {}],
  ]);
  expect((await get('/transaction')).body.fields).toEqual({ email: ['taken'] });
});

it('takes whatever else the database refuses for a fault of ours, and names no constraint to anybody', async () => {
  const answers = await Promise.all(named.map((_text, index) => get(`/named/${index + 1}`)));
  expect(answers.map(({ status, body }) => [status, body.code, body.fields])).toEqual(
    named.map(() => [500, 'internal_error', {}]),
  );
  const said = JSON.stringify(answers.map(({ body }) => body));
  for (const name of [
    'submitted_order_is_complete',
    'cart_is_not_submitted',
    'teams_access_code_key',
    '_check',
  ])
    expect(said).not.toContain(name);
});

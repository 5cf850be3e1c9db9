import { sql } from '../database';
import { client, useDatabase } from '../testing';
import type { OpenApiDocument } from './openapi/document';

useDatabase();

it('healthz answers without a database', async () => {
  await client().get('/healthz').expect(200, { status: 'ok' });
});

it('readyz asks for the database, the migrations and a worker that has beaten within a minute', async () => {
  const ready = { database: true, migrations: true, worker: true, search: true };
  const answers = (status: number, body: object) => client().get('/readyz').expect(status, body);
  await answers(503, { status: 'not ready', ...ready, worker: false });
  await sql.rows(`insert into workers values ('worker-1', now() - interval '50 seconds')`);
  await answers(200, { status: 'ready', ...ready });
  await sql.rows(`update workers set beaten_at = now() - interval '61 seconds'`);
  await answers(503, { status: 'not ready', ...ready, worker: false });
  await sql.rows(`update workers set beaten_at = now()`);
  await sql.rows(`delete from schema_migrations where name like '0001%'`);
  await answers(503, { status: 'not ready', ...ready, migrations: false });
});

it('metrics count requests by route, not by path', async () => {
  const visitor = client();
  await visitor.get('/users/123456/end_ghost_session').expect(303);
  const { text } = await visitor.get('/metrics').expect(200);
  expect(text).toContain('route="/users/:id/end_ghost_session"');
  expect(text).not.toContain('123456');
});

it('gives every answer a request id, taking a well-formed one from a proxy', async () => {
  const visitor = client();
  expect((await visitor.get('/cpi/v2/user')).headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  expect(
    (await visitor.get('/cpi/v2/user').set('X-Request-Id', 'edge-12345678')).headers['x-request-id'],
  ).toBe('edge-12345678');
  expect((await visitor.get('/cpi/v2/user').set('X-Request-Id', 'bad id "')).headers['x-request-id']).toMatch(
    /^[\w-]{36}$/,
  );
});

it('sends a content security policy with a new nonce each time', async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await client().get('/cpi/docs')).headers['content-security-policy'] ?? ''),
  );
  const nonces = policies.map((policy) => /'nonce-([^']+)'/.exec(policy)?.[1]);
  expect(nonces[0]).toBeTruthy();
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(policies[0]).toContain("object-src 'none'");
  expect(policies[0]).not.toMatch(/script-src[^;]*unsafe-inline/);
});

describe.each([
  '/',
  '/search',
  '/safe/login',
  '/cpi/docs',
  '/pictures/nothing',
  '/no/such/page',
  '/favicon.svg',
])('the styles of %s', (path) => {
  it('come from files of ours or carry the nonce, and stand in no attribute', async () => {
    const { headers, text = '' } = await client().get(path).set('Accept', 'text/html');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/style-src 'self' 'nonce-/);
    expect(policy).not.toContain('unsafe-inline');
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    const styles = [...text.matchAll(/<style[^>]*>/g)].map(([tag]) => tag);
    expect(styles.filter((tag) => tag !== `<style nonce="${nonce}">`)).toEqual([]);
    expect(text).not.toMatch(/ style="/);
  });
});

describe('the document', () => {
  it('[API-001] [API-002] describes every route, below /cpi, with each path parameter declared', async () => {
    const { body } = (await client().get('/cpi/openapi.json').expect(200)) as { body: OpenApiDocument };
    expect(body.openapi).toBe('3.1.0');
    const operations = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap((operation) => (operation ? [{ path, operation }] : [])),
    );
    expect(operations.length).toBeGreaterThan(10);
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations) {
      expect(path).toMatch(/^\/(cpi|users|_content)\//);
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = operation.parameters.filter((each) => each.in === 'path').map(({ name }) => name);
      expect([path, declared.sort()]).toEqual([path, named.sort()]);
    }
  });

  it('is readable as a page without a script', async () => {
    const { text } = await client().get('/cpi/docs').expect(200).expect('Content-Type', /html/);
    expect(text).toContain('/cpi/v2/user');
    expect(text).not.toContain('<script');
  });

  it('shows each named shape on the page, its fields in words, and links to it where a call takes or answers it', async () => {
    const { text } = await client().get('/cpi/docs').expect(200);
    const { body } = (await client().get('/cpi/openapi.json').expect(200)) as { body: OpenApiDocument };
    const names = Object.keys(body.components.schemas ?? {});
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => !text.includes(`<section class="shape" id="${name}">`))).toEqual([]);
    expect(text).toMatch(/<code>customer_price<\/code>[^\n]*?<p>What the orderer pays, in dollars\.<\/p>/);
    expect(text).toContain('<h4>Answer 200 <i><a href="#Order">Order</a></i></h4>');
    expect(text).toContain('<a href="#CreditCard">CreditCard</a> | null');
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  it('calls nothing "anything" on the page that has a schema', async () => {
    const { text } = await client().get('/cpi/docs').expect(200);
    expect(text).not.toContain('<i>anything</i>');
    expect(text).not.toContain('list of anything');
  });
});

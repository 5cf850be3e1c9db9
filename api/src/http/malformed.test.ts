import type { Schemas } from '@copper-carrot/contracts';
import { client, makeMember, signedIn, useDatabase, type TestClient } from '../testing';

useDatabase();

let visitor: TestClient;
beforeAll(() => {
  visitor = client();
});

const payloadKeys = ['code', 'context', 'field_errors', 'fields', 'message', 'param', 'status', 'type'];

const refused = async (
  status: number,
  send: (one: TestClient) => PromiseLike<{ status: number; body: unknown }>,
) => {
  const answer = await send(visitor);
  expect(answer.status).toBe(status);
  const payload = answer.body as Schemas['Error'];
  expect(Object.keys(payload).sort()).toEqual(payloadKeys);
  expect(payload.status).toBe(status);
  return payload;
};

const signIn = (one: TestClient, text: string) =>
  one.post('/cpi/v1/auth').set('Content-Type', 'application/json').send(text);
const valid = { email: 'a@example.com', password: 'whatever' };

it('[ENTI-33] an error carries status, code, message, fields, field_errors, type, param and context', async () => {
  const payload = await refused(422, (one) => one.post('/cpi/v1/auth').send({ password: 3 }));
  expect(payload).toMatchObject({
    code: 'record_invalid',
    type: 'record_invalid',
    fields: { email: ['blank'], password: ['invalid_type'] },
    field_errors: { email: ["can't be blank"], password: ['must be text'] },
    param: null,
    context: {},
  });
});

it('refuses malformed JSON with 400 and names the body', async () => {
  for (const text of ['{', '{"email": }', '[1,', 'nonsense', '{"a":1}}']) {
    expect((await refused(400, (one) => signIn(one, text))).fields).toEqual({ body: ['invalid'] });
  }
});

it('refuses JSON that is no object', async () => {
  for (const text of ['3', '"text"', '[]', 'true']) {
    expect(Object.keys((await refused(422, (one) => signIn(one, text))).fields)).not.toHaveLength(0);
  }
});

it('names an unknown key, even one that means something to JavaScript', async () => {
  expect((await refused(422, (one) => one.post('/cpi/v1/auth').send({ ...valid, extra: 1 }))).fields).toEqual(
    { extra: ['unknown'] },
  );
  const hostile = await refused(422, (one) =>
    signIn(one, `{"email":"a@example.com","password":"x","__proto__":{"isAdmin":true}}`),
  );
  expect(Object.keys(hostile.fields)).toEqual(['__proto__']);
});

it('refuses a value of another type instead of turning it into the right one', async () => {
  const wrong = await refused(422, (one) =>
    one.post('/cpi/v1/auth').send({ email: ['a@example.com'], password: { a: 1 } }),
  );
  expect(wrong.fields).toEqual({ email: ['invalid_type'], password: ['invalid_type'] });
});

it('refuses NUL, lone surrogates and over-long text by field', async () => {
  expect(
    (await refused(422, (one) => one.post('/cpi/v1/auth').send({ ...valid, password: 'a\u0000b' }))).fields,
  ).toEqual({
    password: ['invalid_text'],
  });
  expect(
    (await refused(422, (one) => signIn(one, '{"email":"a@example.com","password":"\\ud800"}'))).fields,
  ).toEqual({
    password: ['invalid_text'],
  });
  expect(
    (await refused(422, (one) => one.post('/cpi/v1/auth').send({ ...valid, password: 'a'.repeat(201) })))
      .fields,
  ).toEqual({
    password: ['too_long'],
  });
  expect(
    (await refused(422, (one) => one.post('/cpi/v1/auth').send({ ...valid, password: 'a'.repeat(50_000) })))
      .fields,
  ).toEqual({
    password: ['too_long'],
  });
});

it('refuses a body too large, too deep, or of another content type', async () => {
  await refused(413, (one) => one.post('/cpi/v1/auth').send({ ...valid, password: 'a'.repeat(1_200_000) }));
  const deep = `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  expect((await refused(422, (one) => signIn(one, deep))).fields).toMatchObject({
    'email.0.0': ['too_deep'],
  });
  await refused(415, (one) => one.post('/cpi/v1/auth').set('Content-Type', 'text/plain').send('email=a'));
});

it('refuses query keys that a route does not take', async () => {
  const { user } = await makeMember();
  const member = await signedIn(user);
  const { body } = (await member.get('/cpi/v2/user?a=1').expect(422)) as { body: Schemas['Error'] };
  expect(body).toMatchObject({ param: 'a', fields: { a: ['unknown'] } });
});

it('refuses ids that are no integers before they reach the database', async () => {
  for (const id of [
    'abc',
    '1.5',
    '-1',
    '0',
    '99999999999',
    '1e400',
    '9'.repeat(400),
    '1;drop',
    '%00',
    'NaN',
  ]) {
    const payload = await refused(422, (one) => one.get(`/users/${id}/end_ghost_session`));
    expect(payload.param).toBe('id');
    expect(Object.keys(payload.fields)).toEqual(['id']);
  }
  await refused(400, (one) => one.get('/users/%E0%A4%A/end_ghost_session'));
});

it('[API-001] answers JSON for a path under /cpi that does not exist', async () => {
  expect(await refused(404, (one) => one.get('/cpi/v1/nothing-here'))).toMatchObject({
    code: 'not_found',
    message: 'This page could not be found',
  });
  await refused(404, (one) => one.delete('/cpi'));
});

import type { Schemas } from '@copper-carrot/contracts';
import { client, useDatabase } from '../testing';

useDatabase();

const signIn = (body: object) => client().post('/cpi/v1/auth').send(body);
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`k${number}`, 1]));

describe('a body that nobody needs', () => {
  test('with ninety thousand fields is not read', async () => {
    await signIn(many(90_000)).expect(413);
  });

  test('with more fields than any call takes is refused in one word', async () => {
    const { body } = (await signIn(many(5000)).expect(422)) as { body: Schemas['Error'] };
    expect(body.fields).toEqual({ body: ['too_long'] });
  });

  test('with a list without an end is refused in one word', async () => {
    const { body } = (await signIn({ email: Array.from({ length: 1001 }, () => 1) }).expect(422)) as {
      body: Schemas['Error'];
    };
    expect(body.fields).toEqual({ email: ['too_long'] });
  });

  test('is told of its first twenty mistakes', async () => {
    const { body } = (await signIn(many(200)).expect(422)) as { body: Schemas['Error'] };
    expect(Object.keys(body.fields)).toHaveLength(20);
  });
});

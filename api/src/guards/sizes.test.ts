import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { Schemas } from '@copper-carrot/contracts';
import { createApp } from '../app';
import { httpServer } from '../http';
import { client, useDatabase } from '../testing';

useDatabase();

const signIn = (body: object) => client().post('/cpi/v1/auth').send(body);
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`k${number}`, 1]));

describe('a body that nobody needs', () => {
  test('with ninety thousand fields is not read', async () => {
    await signIn(many(90_000)).expect(413);
  });

  test('is refused past its hundredth kilobyte', async () => {
    const of = (bytes: number) => ({ text: 'x'.repeat(bytes - '{"text":""}'.length) });
    await signIn(of(100 * 1024)).expect(422);
    await signIn(of(100 * 1024 + 1)).expect(413);
  });

  test('with more fields than any call takes is refused in one word', async () => {
    const { body } = (await signIn(many(201)).expect(422)) as { body: Schemas['Error'] };
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

describe('a request that takes its time', () => {
  test('has fifteen seconds for its head and thirty for all of it', () => {
    const { headersTimeout, requestTimeout } = httpServer(createApp());
    expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 15_000, requestTimeout: 30_000 });
  });

  test.each([
    ['head', ''],
    ['body', 'Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{'],
  ])('is refused within seconds once the time for its %s is over', async (_part, rest) => {
    const server = httpServer(createApp());
    // Only the times are shorter than on the site; how soon an end is seen is the site's own.
    Object.assign(server, { headersTimeout: 400, requestTimeout: 500 });
    server.listen(0);
    await once(server, 'listening');
    const slow = connect((server.address() as AddressInfo).port);
    slow.write(`POST /cpi/v1/auth HTTP/1.1\r\nHost: localhost\r\n${rest}`);
    const start = performance.now();
    const [answer] = (await once(slow, 'data')) as [Buffer];
    const waited = performance.now() - start;
    slow.destroy();
    server.close();
    expect(answer.toString()).toMatch(/^HTTP\/1.1 408 /);
    expect(waited).toBeLessThan(6_000);
  });
});

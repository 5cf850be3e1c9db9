import { framePages, shellPages } from '@copper-carrot/contracts';
import express from 'express';
import { createServer, request as send } from 'node:http';
import { type AddressInfo } from 'node:net';
import supertest from 'supertest';
import { createApp } from '../app';
import { errorHandler } from '../http/error-handler';
import { localPeers } from '../http/local-peers';
import { metrics } from '../http/metrics';
import { client, useLocalServices } from '../testing';

jest.mock('../site/site-assets');

useLocalServices();

const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port;

test('the way to the local stand-ins leads to nobody else, whatever the request line names', async () => {
  const asked: string[] = [];
  const elsewhere = createServer((request, response) => {
    asked.push(String(request.url));
    response.end('a secret of another server');
  });
  const site = createServer(createApp());
  await Promise.all([elsewhere, site].map((server) => new Promise<void>((up) => server.listen(0, up))));
  const path = `http://127.0.0.1:${portOf(elsewhere)}/local/stripe/behaviour`;
  const said = await new Promise<string>((resolve, reject) => {
    send({ port: portOf(site), path }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
  await Promise.all([elsewhere, site].map((server) => new Promise((down) => server.close(down))));
  expect(asked).toEqual([]);
  expect(said).toContain('"behaviour"');
});

test('stand-ins that are away are said to be, in the form of every error, and nothing of what a request claims', async () => {
  const app = express().use(localPeers('http://127.0.0.1:9')).use(errorHandler);
  const { status, body } = (await supertest(app).get('/local/outbox').set('Host', 'host.evil.example')) as {
    status: number;
    body: object;
  };
  expect([status, body]).toMatchObject([503, { code: 'local_services_unavailable' }]);
  expect(JSON.stringify(body)).not.toContain('evil.example');
});

test('the figures are read with their token alone, where there is one', async () => {
  const app = express().get('/metrics', metrics('a token of its own')).use(errorHandler);
  const ask = (authorization: string) => supertest(app).get('/metrics').set('Authorization', authorization);
  for (const wrong of ['', 'Bearer', 'Bearer a token of its owm', 'Basic a token of its own'])
    await ask(wrong).expect(404);
  const { text } = await ask('Bearer a token of its own').expect(200);
  expect(text).toContain('http_request_duration_seconds');
});

const served = [
  ...[...shellPages.map(({ path }) => path), ...framePages].filter((path) => !/[:{]/.test(path)),
  ...['/no/such/page', '/cpi/docs', '/cpi/openapi.json', '/cpi/v2/user', '/robots.txt', '/sitemap.xml'],
  ...['/favicon.svg', '/favicon.ico', '/users/1/end_ghost_session', '/search?page=2', '/healthz'],
];

test.each(served)('%s says nothing of the host that a request claims', async (path) => {
  const {
    status,
    text = '',
    headers,
  } = await client().get(path).set({
    Accept: 'text/html',
    Host: 'host.evil.example',
    'X-Forwarded-Host': 'forwarded.evil.example',
    'X-Forwarded-Proto': 'https',
    Forwarded: 'host=forwarded.evil.example',
  });
  expect(status).toBeLessThan(500);
  expect(text + JSON.stringify(headers)).not.toContain('evil.example');
});

test('a page of a claimed host is no page of ours', async () => {
  await client()
    .post('/cpi/v1/auth')
    .set({ Host: 'evil.example', Origin: 'http://evil.example' })
    .send({ email: 'ada@example.com', password: 'a password of hers' })
    .expect(403);
});

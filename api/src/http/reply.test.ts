import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import express from 'express';
import { Reply } from './reply';

/** Asks for a file whose content the test hands out. */
async function asked() {
  const content = new PassThrough();
  const app = express().get('/', (_request, response) =>
    Reply.stream(content, { type: 'application/pdf', bytes: 10, name: 'a.pdf' }).send(response),
  );
  const server = createServer(app).listen(0);
  await once(server, 'listening');
  content.write('first');
  const request = get({ port: (server.address() as AddressInfo).port });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { content, request, answer, server };
}

test('a file is sent while it comes, and never waits to be there whole', async () => {
  const { content, answer, server } = await asked();
  const [part] = (await once(answer, 'data')) as [Buffer];
  expect(part.toString()).toBe('first');
  expect(answer.headers).toMatchObject({
    'content-length': '10',
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename=a.pdf',
  });
  content.end('other');
  const [rest] = (await once(answer, 'data')) as [Buffer];
  expect(rest.toString()).toBe('other');
  server.close();
});

test('a file is let go once its reader is gone', async () => {
  const { content, request, server } = await asked();
  const closed = new Promise((resolve) => content.once('close', resolve));
  request.destroy();
  await closed;
  server.close();
});

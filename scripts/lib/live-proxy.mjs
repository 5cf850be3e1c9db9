// @ts-check
import { createServer, request } from 'node:http';
import { joinScript, openPages } from './open-pages.mjs';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */

const script = joinScript('/__live');

/**
 * Stands in front of the API for `npm run dev`: passes everything on, waits while the API restarts, and adds a script to
 * each page that loads it again after `reload()`.
 * @param {{ port: number, target: number }} ports
 */
export async function startLiveProxy({ port, target }) {
  const pages = openPages();
  const server = createServer((incoming, response) => {
    if (incoming.url === '/__live') pages.join(response);
    else if (incoming.url === '/__live.js')
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
    else forward(incoming, response, target, 40);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, () => resolve(undefined)));
  return {
    reload: pages.reload,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {IncomingMessage} incoming
 * @param {ServerResponse} response
 * @param {number} target
 * @param {number} tries
 */
function forward(incoming, response, target, tries) {
  // A compressed page can't be added to.
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const onward = request({
    host: '127.0.0.1',
    port: target,
    method: incoming.method,
    path: incoming.url,
    headers,
  });
  onward.once('response', (answer) => {
    if (answer.headers['content-type']?.startsWith('text/html')) return void addScript(answer, response);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.once('error', (error) => {
    const restarting = /** @type {NodeJS.ErrnoException} */ (error).code === 'ECONNREFUSED';
    // Nothing of the body was read yet, so the same request can be sent again.
    if (restarting && tries > 0) setTimeout(() => forward(incoming, response, target, tries - 1), 250);
    else if (response.headersSent) response.destroy();
    else
      response
        .writeHead(502, { 'content-type': 'text/plain' })
        .end('The API does not answer; the terminal says why.');
  });
  onward.once('socket', (socket) =>
    socket.connecting ? socket.once('connect', () => incoming.pipe(onward)) : incoming.pipe(onward),
  );
  response.once('close', () => onward.destroy());
}

/**
 * @param {IncomingMessage} answer
 * @param {ServerResponse} response
 */
async function addScript(answer, response) {
  let page = '';
  for await (const chunk of answer.setEncoding('utf8')) page += chunk;
  const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy'] ?? ''))?.[1];
  const tag = `<script${nonce ? ` nonce="${nonce}"` : ''} src="/__live.js"></script>`;
  const whole = page.includes('</head>') ? page.replace('</head>', `${tag}</head>`) : page + tag;
  const headers = { ...answer.headers, 'content-length': String(Buffer.byteLength(whole)) };
  delete headers['transfer-encoding'];
  delete headers.etag;
  response.writeHead(answer.statusCode ?? 502, headers).end(whole);
}

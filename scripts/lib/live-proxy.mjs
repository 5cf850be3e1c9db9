// @ts-check
import { createServer, request } from 'node:http';
import { joinScript, openPages } from './open-pages.mjs';

/** @import { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http' */
/** @typedef {{ cookie: () => string | undefined, end: () => void }} Given what each page is given by hand: the cookie that says so, until somebody ends it */

const script = joinScript('/__live');
const override = 'cc_override=';

/**
 * Stands in front of the API for `npm run dev`: passes everything on, waits while the API restarts, and adds a script to
 * each page by which it listens on `pages`.
 * @param {{ port: number, target: number, given?: Given }} options
 */
export async function startLiveProxy({ port, target, given }) {
  const pages = openPages();
  const server = createServer((incoming, response) => {
    if (incoming.url === '/__live') pages.join(response);
    else if (incoming.url === '/__live.js')
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
    else {
      if (incoming.url?.includes(`${override}off`)) given?.end();
      incoming.headers.cookie = cookieOf(incoming.headers, given);
      forward(incoming, response, target, 40);
    }
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, () => resolve(undefined)));
  return {
    pages,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** What a browser was given by a link of its own comes first. @param {IncomingHttpHeaders} headers @param {Given | undefined} given */
function cookieOf({ cookie = '' }, given) {
  const added = cookie.includes(override) ? undefined : given?.cookie();
  return [cookie, added].filter(Boolean).join('; ');
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

// @ts-check
import http from 'node:http';

/**
 * @typedef {object} Call
 * @property {string} path
 * @property {string} [method]
 * @property {object} [body]
 * @property {Record<string, string>} [headers]
 * @property {number} [expect] the status of a good answer; 200 when left out
 */

/**
 * A signed-in HTTP client with little overhead: one kept-alive connection for each of `connections` lanes.
 */
export class Client {
  /** @type {Record<string, string>} */
  headers = {};

  /** @param {string} origin */
  constructor(origin) {
    this.origin = origin;
    this.agent = new http.Agent({ keepAlive: true });
  }

  /**
   * @param {Call} call
   * @returns {Promise<{ status: number, headers: http.IncomingHttpHeaders, text: string }>}
   */
  send({ path, method = 'GET', body, headers }) {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const request = http.request(
        this.origin + path,
        {
          method,
          agent: this.agent,
          headers: {
            ...this.headers,
            ...headers,
            ...(payload === undefined
              ? {}
              : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(payload) }),
          },
        },
        (response) => {
          /** @type {Buffer[]} */
          const parts = [];
          response.on('data', (/** @type {Buffer} */ part) => parts.push(part));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(parts).toString(),
            }),
          );
        },
      );
      request.on('error', reject);
      request.end(payload);
    });
  }

  /**
   * A call with its answer; rejects with the answer if its status is not the expected one.
   * @param {Call} call
   */
  async must(call) {
    const answer = await this.send(call);
    if (answer.status !== (call.expect ?? 200))
      throw new Error(`${call.method ?? 'GET'} ${call.path}: ${answer.status} ${answer.text}`);
    const isJson = answer.headers['content-type']?.startsWith('application/json');
    return { ...answer, json: isJson ? JSON.parse(answer.text) : undefined };
  }

  /** @param {string} email */
  async signIn(email, password = 'copper-carrot') {
    this.headers = { Origin: this.origin };
    const answer = await this.must({ path: '/cpi/v1/auth', method: 'POST', body: { email, password } });
    this.headers = {
      Origin: this.origin,
      Cookie: (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; '),
      'X-CSRF-Token': answer.json.token,
    };
    return answer.json;
  }
}

/**
 * Sends calls over a number of lanes, one at a time per lane, and measures each.
 * @param {Client} client
 * @param {{ connections: number, seconds?: number, calls: (n: number) => Call | undefined }} load `calls` ends it with undefined
 */
export async function measure(client, { connections, seconds = 5, calls }) {
  /** @type {number[]} */
  const times = [];
  let next = 0;
  const end = performance.now() + seconds * 1000;
  const lane = async () => {
    while (performance.now() < end) {
      const call = calls(next++);
      if (!call) return;
      const from = performance.now();
      await client.must(call);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  return figuresOf(times);
}

/** @typedef {{ requests: number, p50: number, p95: number, p99: number }} Figures */

/**
 * @param {number[]} times of each call, in milliseconds
 * @returns {Figures}
 */
export function figuresOf(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return {
    requests: times.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  };
}

// @ts-check
// A load generator with little overhead: kept-alive sockets whose answers are counted and discarded.
import { connect } from 'node:net';

/**
 * @typedef {{ requests: number, p50: number, p95: number }} Figures
 */

/**
 * One kept-alive connection: sends a path and resolves after the whole answer; rejects with an answer other
 * than 200.
 */
class Lane {
  /** @type {{ resolve: () => void, reject: (error: Error) => void } | null} */
  waiting = null;
  path = '';
  status = 0;
  /** Remaining bytes of the body; -1 while reading headers. */
  left = -1;
  /** @type {Buffer} */
  head = Buffer.alloc(0);
  /** The body of an answer that is not 200. */
  refusal = '';

  /**
   * @param {string} host
   * @param {number} port
   */
  constructor(host, port) {
    this.host = `${host}:${port}`;
    this.socket = connect({ host, port, noDelay: true });
    this.socket.on('data', (part) => this.take(part));
    this.socket.on('error', (error) => this.waiting?.reject(error));
    this.socket.on('close', () =>
      this.waiting?.reject(new Error(`GET ${this.path}: the server closed the connection`)),
    );
  }

  /**
   * @param {string} path
   * @returns {Promise<void>}
   */
  get(path) {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.path = path;
      this.socket.write(`GET ${path} HTTP/1.1\r\nHost: ${this.host}\r\n\r\n`);
    });
  }

  /** @param {Buffer} part */
  take(part) {
    if (this.left >= 0) this.takeBody(part);
    else {
      this.head = this.head.length > 0 ? Buffer.concat([this.head, part]) : part;
      const end = this.head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const text = this.head.toString('latin1', 0, end);
      this.status = Number(text.slice(9, 12));
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
      if (length === undefined) {
        this.waiting?.reject(new Error(`GET ${this.path}: an answer without a length: ${text}`));
        return;
      }
      this.left = Number(length);
      const body = this.head.subarray(end + 4);
      this.head = Buffer.alloc(0);
      this.takeBody(body);
    }
    if (this.left > 0) return;
    this.left = -1;
    const waiting = this.waiting;
    this.waiting = null;
    if (this.status === 200) waiting?.resolve();
    else waiting?.reject(new Error(`GET ${this.path}: ${this.status} ${this.refusal}`));
  }

  /** @param {Buffer} part */
  takeBody(part) {
    this.left -= part.length;
    if (this.status !== 200) this.refusal += part.toString();
  }

  close() {
    this.waiting = null;
    this.socket.destroy();
  }
}

/**
 * Requests paths in turn over a number of connections, one at a time per connection; limited by time and
 * count. Rejects with the first answer other than 200.
 * @param {{ port: number, connections: number, seconds: number, most: number, path: (n: number) => string }} load
 * @returns {Promise<Figures>}
 */
export async function hammer({ port, connections, seconds, most, path }) {
  const times = new Float64Array(most);
  let next = 0;
  let done = 0;
  /** @type {Lane[]} */
  const lanes = [];
  const end = performance.now() + seconds * 1000;
  try {
    for (let n = 0; n < connections; n++) lanes.push(new Lane('127.0.0.1', port));
    await Promise.all(
      lanes.map(async (lane) => {
        while (next < most && performance.now() < end) {
          const wanted = path(next++);
          const from = performance.now();
          await lane.get(wanted);
          times[done++] = performance.now() - from;
        }
      }),
    );
  } finally {
    for (const lane of lanes) lane.close();
  }
  const sorted = times.slice(0, done).sort();
  const at = (/** @type {number} */ share) => sorted[Math.min(done - 1, Math.floor(done * share))] ?? NaN;
  return { requests: done, p50: at(0.5), p95: at(0.95) };
}

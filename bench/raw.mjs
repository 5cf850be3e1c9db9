// @ts-check
// Load that leaves the machine to the server: sockets that stay open, answers that are counted and thrown away.
import { connect } from 'node:net';

/**
 * @typedef {{ requests: number, failed: number, firstFailure: string | null, perSecond: number, p50: number, p95: number }} Figures
 */

/** One kept connection: sends a path, resolves with the status once the whole answer is in. */
class Lane {
  /** @type {((status: number) => void) | null} */
  answered = null;
  status = 0;
  /** Bytes of the body still to come; -1 while the headers are. */
  left = -1;
  /** @type {Buffer} */
  head = Buffer.alloc(0);

  /**
   * @param {string} host
   * @param {number} port
   * @param {(error: Error) => void} onError
   */
  constructor(host, port, onError) {
    this.host = `${host}:${port}`;
    this.socket = connect({ host, port, noDelay: true });
    this.socket.on('data', (part) => this.take(part));
    this.socket.on('error', onError);
  }

  /**
   * @param {string} path
   * @returns {Promise<number>}
   */
  get(path) {
    return new Promise((resolve) => {
      this.answered = resolve;
      this.socket.write(`GET ${path} HTTP/1.1\r\nHost: ${this.host}\r\n\r\n`);
    });
  }

  /** @param {Buffer} part */
  take(part) {
    if (this.left >= 0) this.left -= part.length;
    else {
      this.head = this.head.length > 0 ? Buffer.concat([this.head, part]) : part;
      const end = this.head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const text = this.head.toString('latin1', 0, end);
      this.status = Number(text.slice(9, 12));
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
      if (length === undefined) throw new Error(`An answer without a length: ${text}`);
      this.left = Number(length) - (this.head.length - end - 4);
      this.head = Buffer.alloc(0);
    }
    if (this.left > 0) return;
    this.left = -1;
    this.answered?.(this.status);
  }

  close() {
    this.socket.destroy();
  }
}

/**
 * Asks for paths in turn over so many connections, each waiting for its answer before the next; bounded by time and count.
 * @param {{ port: number, connections: number, seconds: number, most: number, path: (n: number) => string }} load
 * @returns {Promise<Figures>}
 */
export async function hammer({ port, connections, seconds, most, path }) {
  const times = new Float64Array(most);
  let next = 0;
  let done = 0;
  let failed = 0;
  /** @type {string | null} */
  let firstFailure = null;
  /** @type {Lane[]} */
  const lanes = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  try {
    await new Promise((resolve, reject) => {
      const work = async (/** @type {Lane} */ lane) => {
        while (next < most && performance.now() < end) {
          const wanted = path(next++);
          const from = performance.now();
          const status = await lane.get(wanted);
          times[done++] = performance.now() - from;
          if (status === 200) continue;
          failed++;
          firstFailure ??= `${status} ${wanted}`;
        }
      };
      for (let n = 0; n < connections; n++) lanes.push(new Lane('127.0.0.1', port, reject));
      Promise.all(lanes.map(work)).then(resolve, reject);
    });
  } finally {
    for (const lane of lanes) lane.close();
  }
  const took = (performance.now() - begun) / 1000;
  const sorted = times.slice(0, done).sort();
  const at = (/** @type {number} */ share) => sorted[Math.min(done - 1, Math.floor(done * share))] ?? NaN;
  return { requests: done, failed, firstFailure, perSecond: done / took, p50: at(0.5), p95: at(0.95) };
}

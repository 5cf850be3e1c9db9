// @ts-check
import http from 'node:http';

/** @typedef {{ version: number, answers_count: number, people_count: number, counts: { package_item_option_id: number | null, combo_of: number[], qty: number, opted_out: boolean }[] }} LivePoll */

/** A page that follows a poll's event stream, with the time of each version. */
export class Page {
  /** @type {{ version: number, at: number }[]} */
  heard = [];
  /** @type {LivePoll | undefined} */
  last;
  bytes = 0;
  #rest = '';
  /** @type {http.ClientRequest | undefined} */
  #request;

  /**
   * Resolves once the stream is open.
   * @param {string} origin
   * @param {string} code of the poll
   */
  open(origin, code) {
    return new Promise((resolve, reject) => {
      const url = `${origin}/cpi/v1/public/order_polls/${code}/live`;
      this.#request = http.get(
        url,
        { agent: false, headers: { Accept: 'text/event-stream' } },
        (response) => {
          if (response.statusCode !== 200) return reject(new Error(`${url}: ${response.statusCode}`));
          response.setEncoding('utf8').on('data', (/** @type {string} */ part) => this.#take(part));
          // A page that closes ends its stream early.
          response.on('error', () => undefined);
          resolve(undefined);
        },
      );
      this.#request.on('error', reject);
    });
  }

  leave() {
    this.#request?.destroy();
  }

  /**
   * When the page got a version, or a later one.
   * @param {number} wanted
   */
  heardOf(wanted) {
    return this.heard.find(({ version }) => version >= wanted)?.at;
  }

  /** @param {string} part */
  #take(part) {
    const at = performance.now();
    this.bytes += part.length;
    const blocks = (this.#rest + part).split('\n\n');
    this.#rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (!/^event: changed$/m.test(block) || data === undefined) continue;
      const poll = /** @type {LivePoll} */ (JSON.parse(data));
      this.heard.push({ version: poll.version, at });
      this.last = poll;
    }
  }
}

// @ts-check
import { livePage } from './live-page.mjs';

/** @import { ServerResponse } from 'node:http' */
/** @import { Built } from './watch.mjs' */

/**
 * Pages that listen on a line of their own: they are told of each build of a remote, of what did not compile, and to load
 * anew.
 */
export function openPages() {
  /** @type {Set<ServerResponse>} */
  const pages = new Set();
  /** What became of the last build of each remote, for whoever joins later. @type {Map<string, string>} */
  const last = new Map();
  const tell = (/** @type {string} */ message) => pages.forEach((page) => page.write(message));
  return {
    /** @param {ServerResponse} response */
    join: (response) => {
      response
        .writeHead(200, {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
          'access-control-allow-origin': '*',
        })
        .write([':\n\n', ...last.values()].join(''));
      pages.add(response);
      response.once('close', () => pages.delete(response));
    },
    reload: () => tell('event: change\ndata: 1\n\n'),
    /** A build that pages can take, or that did not compile. @param {Built} built */
    tell: (built) => {
      const event = 'hash' in built ? 'built' : 'failed';
      const message = `event: ${event}\ndata: ${JSON.stringify(built)}\n\n`;
      last.set(built.name, message);
      tell(message);
    },
    /** It compiles again, in a build that pages can't take. @param {string} name */
    forget: (name) => last.delete(name),
  };
}

/** What a page runs to be among them. @param {string} line the address that it listens on */
export const joinScript = (line) => `(${livePage})(${JSON.stringify(line)});`;

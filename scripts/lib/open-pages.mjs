// @ts-check

/** @import { ServerResponse } from 'node:http' */

/** Pages that listen on a line of their own, and are told to load anew. */
export function openPages() {
  /** @type {Set<ServerResponse>} */
  const pages = new Set();
  return {
    /** @param {ServerResponse} response */
    join: (response) => {
      response
        .writeHead(200, {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
          'access-control-allow-origin': '*',
        })
        .write(':\n\n');
      pages.add(response);
      response.once('close', () => pages.delete(response));
    },
    reload: () => pages.forEach((page) => page.write('event: change\ndata: 1\n\n')),
  };
}

/** What a page runs to be among them. @param {string} line the address that it listens on */
export const joinScript = (line) =>
  `new EventSource(${JSON.stringify(line)}).addEventListener('change', () => location.reload());`;

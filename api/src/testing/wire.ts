import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// A folder's name as short as a socket's path must be.
const folder = tmpdir();
const port = 10_000 + (randomBytes(2).readUInt16BE() % 50_000);
const path = join(folder, `.s.PGSQL.${port}`);
const real = new URL(process.env.DATABASE_URL ?? '');
const both = new Set<Socket>();
let cutBefore: string | null = null;
let cutAfter: string | null = null;

function between(near: Socket): void {
  const far = connect({ host: real.hostname, port: Number(real.port) });
  const cut = () => [near, far].forEach((socket) => socket.destroy());
  for (const socket of [near, far]) {
    both.add(socket);
    socket.on('error', cut).on('close', cut);
  }
  near.on('data', (sent) => {
    const says = (word: string | null) => word !== null && sent.includes(word);
    if (says(cutBefore)) return cut();
    if (says(cutAfter)) {
      // It arrives, and the answer to it is lost.
      far.removeAllListeners('data').on('data', cut);
    }
    far.write(sent);
  });
  far.on('data', (answer) => near.write(answer));
}

const server = createServer(between);
server.listen(path).unref();

/** The wire between this test file and its database; import it before everything else. It is whole until it is cut. */
export const wire = {
  /** Every statement that holds this word is lost on its way (`before`), or its answer is (`after`), until `mend`. */
  cutAt: (word: string, when: 'before' | 'after') => {
    cutBefore = when === 'before' ? word : null;
    cutAfter = when === 'after' ? word : null;
  },
  mend: () => (cutBefore = cutAfter = null),
  /** Breaks every connection and refuses new ones for a while, as a server that restarts. */
  restart: async (milliseconds: number) => {
    const closed = new Promise((resolve) => server.close(resolve));
    both.forEach((socket) => socket.destroy());
    await closed;
    both.clear();
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await new Promise<void>((resolve) => server.listen(path, resolve).unref());
  },
  close: () => {
    server.close();
    both.forEach((socket) => socket.destroy());
    rmSync(path, { force: true });
  },
};

const wired = new URL(real);
wired.searchParams.set('host', folder);
wired.port = String(port);
process.env.DATABASE_URL = wired.href;

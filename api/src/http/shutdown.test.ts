import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';

const hook = join(__dirname, '../../../scripts/typescript-hook.cjs');

/** Prints its port, each call, and the start of its shutdown; answers a moment later. */
const program = `
  const { createServer } = require('node:http');
  const { endGracefully } = require(${JSON.stringify(join(__dirname, 'shutdown'))});
  const server = createServer((_call, response) => {
    console.log('called');
    const begins = setInterval(() => {
      if (server.listening) return;
      clearInterval(begins);
      console.log('ending');
      setTimeout(() => response.end('answered'), 300);
    }, 10);
  });
  endGracefully(server, async () => {});
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a call under way is answered though %s comes twice, as it does to a process of many when it is sent to their group',
  async (signal) => {
    const child = spawn(process.execPath, ['-C', 'source', '-r', hook, '-e', program], {
      cwd: __dirname,
      env: { ...process.env, LOG_LEVEL: 'silent' },
    });
    const ended = once(child, 'exit');
    try {
      const [port] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
      const call = request({ port: Number(port), host: '127.0.0.1' }).end();
      const answered = once(call, 'response');
      answered.catch(() => undefined);
      await once(child.stdout, 'data');
      child.kill(signal);
      await once(child.stdout, 'data');
      child.kill(signal);
      expect((await answered)[0]).toMatchObject({ statusCode: 200 });
      expect(await ended).toEqual([0, null]);
    } finally {
      child.kill('SIGKILL');
    }
  },
  30_000,
);

import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
const heard = (channel: string, text: string) => `*3\r\n${bulk('message')}${bulk(channel)}${bulk(text)}`;

/** The commands that have come whole, and what is left; of short texts without a line's end in them. */
function commandsIn(received: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  let rest = received;
  for (;;) {
    const [, many] = /^\*(\d+)\r\n/.exec(rest) ?? [];
    const lines = rest.split('\r\n');
    const wanted = 1 + 2 * Number(many);
    if (many === undefined || lines.length <= wanted) return { commands, rest };
    commands.push(lines.slice(1, wanted).filter((_, at) => at % 2 === 1));
    rest = lines.slice(wanted).join('\r\n');
  }
}

/** A Redis that publishes and subscribes, and knows nothing else. */
export async function redisPeer() {
  const subscribers = new Map<Socket, Set<string>>();
  const answer = (socket: Socket, [name = '', channel = '', text = '']: string[]): string => {
    switch (name.toLowerCase()) {
      case 'subscribe':
        subscribers.get(socket)?.add(channel);
        return `*3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`;
      case 'publish': {
        const listening = [...subscribers].filter(([, channels]) => channels.has(channel));
        for (const [each] of listening) each.write(heard(channel, text));
        return `:${listening.length}\r\n`;
      }
      default:
        return '-ERR unknown command\r\n';
    }
  };
  const server = createServer((socket) => {
    let received = '';
    subscribers.set(socket, new Set());
    socket.on('close', () => subscribers.delete(socket)).on('error', () => socket.destroy());
    socket.on('data', (data) => {
      const { commands, rest } = commandsIn(received + data.toString());
      received = rest;
      for (const command of commands) socket.write(answer(socket, command));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Cuts every connection, as a Redis that restarts. */
    cut: () => [...subscribers.keys()].forEach((socket) => socket.destroy()),
    connections: () => subscribers.size,
    close: () => server.close(),
  };
}

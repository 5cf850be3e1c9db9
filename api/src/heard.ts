import { Client } from 'pg';
import { env } from './env';
import { logger } from './logger';

/** What was said with a notice; null where any may have been missed: at first, and after a connection was lost. */
export type Told = (payload: string | null) => void;

const told = new Map<string, Set<Told>>();
let connection: Client | undefined;
let again: NodeJS.Timeout | undefined;
/** How often in a row it was tried in vain. */
let failures = 0;
/** Before the next try, in milliseconds: a cut line is there again at once, a database that is away is not hurried. */
const pauseMs = () => Math.min(500, 50 * 2 ** failures);

function tell(channel: string, payload: string | null) {
  for (const each of told.get(channel) ?? []) each(payload);
}

async function listen(client: Client, channel: string) {
  // A channel's name is a constant of the code, which PostgreSQL takes as a word only.
  await client.query(`listen ${channel}`);
  tell(channel, null);
}

async function connect(): Promise<void> {
  const client = new Client({
    connectionString: env.DATABASE_URL,
    application_name: 'copper-carrot-listener',
    keepAlive: true,
  });
  client.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
  client.on('error', (error) => logger.warn({ err: error }, 'the listening connection broke'));
  client.on('end', () => connection === client && connectSoon());
  connection = client;
  try {
    await client.connect();
    for (const channel of told.keys()) await listen(client, channel);
    failures = 0;
  } catch (error) {
    failures += 1;
    logger.warn({ err: error }, 'nothing can be heard of the database yet');
    if (connection === client) connectSoon();
    await client.end().catch(() => undefined);
  }
}

function connectSoon() {
  clearTimeout(again);
  again = setTimeout(() => void connect(), pauseMs()).unref();
}

/**
 * Hears each notice of one of PostgreSQL's channels (NOTIFY), over lost connections too, until the answer is called. A
 * process has one connection for all channels, as long as anybody listens; PgBouncer must pool by session on its way.
 * @param channel a constant of the code
 */
export function hear(channel: string, each: Told): () => Promise<void> {
  const others = told.get(channel);
  told.set(channel, (others ?? new Set()).add(each));
  if (!connection) void connect();
  else if (!others)
    listen(connection, channel).catch((error: unknown) =>
      logger.debug({ err: error }, 'the channel is listened to once the connection is there again'),
    );
  else each(null);
  return async () => {
    const listeners = told.get(channel);
    if (!listeners?.delete(each)) return;
    if (listeners.size === 0) told.delete(channel);
    if (told.size > 0) return;
    clearTimeout(again);
    const last = connection;
    connection = undefined;
    await last?.end().catch(() => undefined);
  };
}

import pg from 'pg';

/** Who asks, and as whom. */
const ofSession = /^\s*(select sess from user_sessions|select u\.id, u\.email::text, trim)/;

/** What the database is asked during a call, save for the session, and in how many rounds: what is sent in one go is one. */
export async function asked(call: () => Promise<unknown>) {
  const statements: string[] = [];
  let rounds = 0;
  const ask = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown;
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [first] = given as [string | { text: string }];
    const text = typeof first === 'string' ? first : first.text;
    // The stand-ins' own connections run in a test's process too.
    const { application_name: asker } = Reflect.get(this, 'connectionParameters') as {
      application_name?: string;
    };
    if (asker === 'copper-carrot-api' && !ofSession.test(text)) {
      statements.push(text);
      // Whoever asks a connection that is busy sends along, or is refused (`one-query-at-a-time.ts`).
      if (!(this as unknown as { _activeQuery: unknown })._activeQuery) rounds += 1;
    }
    return ask.apply(this, given) as never;
  });
  try {
    await call();
  } finally {
    jest.restoreAllMocks();
  }
  return { statements, rounds };
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recorded } from '@copper-carrot/contracts/testing/recorded';
import { endpoints } from '../app';
import { errorAnswer } from '../http/error-shape';
import { keyPaths } from './key-paths';

interface Answered {
  status: number;
  body: unknown;
}

const routeOf = (call: string) => {
  const [method = '', path = ''] = call.split(' ');
  const found = endpoints.find(
    (each) => each.method === method && each.path.replace(/:(\w+)/g, '{$1}') === path,
  );
  if (!found) throw new Error(`${call} is no call of the API`);
  return found.endpoint;
};

/** Holds an answer against its schema. */
function hold(call: string, { status, body }: Answered): void {
  const schema = status >= 400 ? errorAnswer : routeOf(call).answer;
  const { error } = schema.validate(body, { convert: false });
  if (error) throw new Error(`${call} answered ${status} ${error.message}: ${JSON.stringify(body)}`);
}

/** Values change with the day; what an answer has, at every depth, does not. */
const fieldsOf = (all: Record<string, Record<number, unknown>>) =>
  Object.fromEntries(
    Object.entries(all).map(([call, byStatus]) => [
      call,
      Object.fromEntries(Object.entries(byStatus).map(([status, body]) => [status, keyPaths(body)])),
    ]),
  );

/** Keeps what the API answered for the tests of screens. `npm run record --workspace api` writes it down anew. */
export class Recorder {
  private readonly taken: Record<string, Record<number, unknown>> = {};

  /** Takes an answer down, after holding it against its schema, and hands it on. */
  take<Body>(call: string, { status, body }: Answered): Body {
    hold(call, { status, body });
    (this.taken[call] ??= {})[status] = body;
    return body as Body;
  }

  /** The calls, statuses and fields that were taken, beside those that are kept for the screens. */
  compare(): { taken: unknown; kept: unknown } {
    if (process.env.RECORD) this.write();
    const kept: Record<string, Record<number, unknown>> = process.env.RECORD ? this.taken : recorded;
    for (const [call, byStatus] of Object.entries(kept)) {
      for (const [status, body] of Object.entries(byStatus)) hold(call, { status: Number(status), body });
    }
    return { taken: fieldsOf(this.taken), kept: fieldsOf(kept) };
  }

  private write(): void {
    const sorted = Object.fromEntries(
      Object.entries(this.taken).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
    const text = `// Recorded from the API by \`npm run record --workspace api\`; never changed by hand.
import type { Recordings } from './recordings';

export const recorded = ${JSON.stringify(sorted, null, 2)} satisfies Recordings;
`;
    writeFileSync(join(__dirname, '..', '..', '..', 'contracts', 'src', 'testing', 'recorded.ts'), text);
  }
}

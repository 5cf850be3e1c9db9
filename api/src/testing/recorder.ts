import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schemas } from '@copper-carrot/contracts';
import { recorded } from '@copper-carrot/contracts/testing/recorded';
import { recordedPeople } from '@copper-carrot/contracts/testing/recorded-people';
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

/** Holds an answer against its schema; what is no JSON has none. */
function hold(call: string, { status, body }: Answered): void {
  const { answer, produces } = routeOf(call);
  if (status < 400 && produces) return;
  const schema = status >= 400 ? errorAnswer : answer;
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

const keyPathsOf = (people: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(people).map(([kind, session]) => [kind, keyPaths(session)]));

const sessionCall = 'get /cpi/v2/user';

/** Keeps what the API answered for the tests of screens. `npm run record --workspace api` writes it down anew. */
export class Recorder {
  private readonly taken: Record<string, Record<number, unknown>> = {};
  private readonly people: Record<string, Schemas['Session']> = {};

  /** Takes an answer down, after holding it against its schema, and hands it on. */
  take<Body>(call: string, { status, body }: Answered): Body {
    hold(call, { status, body });
    (this.taken[call] ??= {})[status] = body;
    return body as Body;
  }

  /** Keeps a session as the one that a kind of person has. */
  takePerson(kind: string, session: Schemas['Session']): void {
    this.people[kind] = session;
  }

  /** The calls, statuses, people and fields that were taken, beside those that are kept for the screens. */
  compare(): { taken: unknown; kept: unknown } {
    if (process.env.RECORD) this.write();
    const kept: Record<string, Record<number, unknown>> = process.env.RECORD ? this.taken : recorded;
    const people: Record<string, unknown> = process.env.RECORD ? this.people : recordedPeople;
    for (const [call, byStatus] of Object.entries(kept)) {
      for (const [status, body] of Object.entries(byStatus)) hold(call, { status: Number(status), body });
    }
    for (const body of Object.values(people)) hold(sessionCall, { status: 200, body });
    return {
      taken: { answers: fieldsOf(this.taken), people: keyPathsOf(this.people) },
      kept: { answers: fieldsOf(kept), people: keyPathsOf(people) },
    };
  }

  private write(): void {
    writeRecording('recorded', `import type { Recordings } from './recordings';`, 'Recordings', this.taken);
    writeRecording(
      'recorded-people',
      `import type { Schemas } from '../schemas';`,
      `Record<string, Schemas['Session']>`,
      this.people,
    );
  }
}

function writeRecording(file: string, imports: string, type: string, values: Record<string, unknown>): void {
  const sorted = Object.fromEntries(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)));
  const name = file.replace(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase());
  const text = `// Recorded from the API by \`npm run record --workspace api\`; never changed by hand.
${imports}

export const ${name} = ${JSON.stringify(sorted, null, 2)} satisfies ${type};
`;
  writeFileSync(join(__dirname, '..', '..', '..', 'contracts', 'src', 'testing', `${file}.ts`), text);
}

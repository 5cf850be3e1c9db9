import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schemas } from '@copper-carrot/contracts';
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
  return found;
};

/** Holds an answer against its schema; what is no JSON has none. */
function hold(call: string, { status, body }: Answered): void {
  const { answer, produces } = routeOf(call).endpoint;
  if (status < 400 && produces) return;
  const schema = status >= 400 ? errorAnswer : answer;
  const { error } = schema.validate(body, { convert: false });
  if (error) throw new Error(`${call} answered ${status} ${error.message}: ${JSON.stringify(body)}`);
}

/** What is compared: the names of fields at every depth. Values may lag behind those of the demo. */
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

/**
 * Keeps what the API answered, for the tests of screens. `npm run record --workspace api` writes it to
 * `contracts/src/testing/recorded`, one file a feature: the same bytes each time, as clock and random values are fixed.
 */
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

  /** The calls, statuses, people and fields that were taken, beside those of the committed recordings. */
  async compare(): Promise<{ taken: unknown; kept: unknown }> {
    if (process.env.RECORD) this.write();
    // Recordings that do not compile can still be recorded anew.
    const { recorded: kept, recordedPeople: people } = process.env.RECORD
      ? { recorded: this.taken, recordedPeople: this.people }
      : await import('@copper-carrot/contracts/testing/recorded');
    for (const [call, byStatus] of Object.entries(kept)) {
      for (const [status, body] of Object.entries(byStatus)) hold(call, { status: Number(status), body });
    }
    for (const body of Object.values(people)) hold(sessionCall, { status: 200, body });
    return {
      taken: { answers: fieldsOf(this.taken), people: keyPathsOf(this.people) },
      kept: { answers: fieldsOf(kept), people: keyPathsOf(people) },
    };
  }

  /** All that was taken, as JSON. */
  text(): string {
    return JSON.stringify([this.taken, this.people]);
  }

  private write(): void {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    const answers = sorted(Object.entries(this.taken));
    const tags = [...new Set(answers.map(([call]) => routeOf(call).tag))].sort();
    for (const tag of tags)
      writeModule(fileOf(tag), [
        `import type { Recordings } from '../recordings';`,
        `export const ${constantOf(tag)} = ${textOf(answers.filter(([call]) => routeOf(call).tag === tag))} satisfies Recordings;`,
      ]);
    writeModule('people', [
      `import type { Schemas } from '../../schemas';`,
      `export const recordedPeople = ${textOf(sorted(Object.entries(this.people)))} satisfies Record<string, Schemas['Session']>;`,
    ]);
    writeModule('index', [
      tags.map((tag) => `import { ${constantOf(tag)} } from './${fileOf(tag)}';`).join('\n'),
      `export { recordedPeople } from './people';`,
      `export const recorded = { ${tags.map((tag) => `...${constantOf(tag)}`).join(', ')} };`,
    ]);
  }
}

const folder = join(__dirname, '../../../contracts/src/testing/recorded');

/** A feature is named by the tag of its calls in the document. */
const fileOf = (tag: string) => tag.toLowerCase().replaceAll(' ', '-');
const constantOf = (tag: string) =>
  fileOf(tag).replace(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase());

const sorted = <Value>(entries: [string, Value][]) =>
  entries.sort(([one], [other]) => (one < other ? -1 : 1));

const textOf = (entries: [string, unknown][]) => JSON.stringify(Object.fromEntries(entries), null, 2);

/** Prettier lays the text out afterwards. */
function writeModule(name: string, parts: string[]): void {
  const heading = '// Recorded from the API by `npm run record --workspace api`: not edited by hand.';
  writeFileSync(join(folder, `${name}.ts`), `${heading}\n${parts.join('\n\n')}\n`);
}

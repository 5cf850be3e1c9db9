import type { Shape, Shapes } from '@copper-carrot/contracts';
import { own } from '../../own';

/** What does not fit, and at which field (`records[].price`, empty for the whole). */
export interface Misfit {
  field: string;
  what: string;
}

/** A shape, and the named shapes that it refers to. */
export interface Named {
  shape: Shape;
  shapes: Shapes;
}

interface Fields {
  [name: string]: Shape;
}

const tagged = (shape: Shape, tag: string): readonly Shape[] | null =>
  Array.isArray(shape) && shape[0] === tag ? (shape.slice(1) as Shape[]) : null;
const isFields = (shape: Shape): shape is Fields => typeof shape === 'object' && !Array.isArray(shape);

/** The deepest nesting to compare; the API's is far smaller, but a release may send anything. */
const deepest = 60;
/** The most misfits per shape, and words per line. */
const [mostMisfits, mostWords, longestWord] = [20, 8, 60];

function resolved({ shape, shapes }: Named): Shape {
  let found = shape;
  for (let step = 0; typeof found === 'string' && found.startsWith('#'); step += 1) {
    if (step > deepest) return 'any';
    found = own(shapes, found.slice(1)) ?? 'any';
  }
  return found;
}

const kindOf = (shape: Shape): string => {
  if (typeof shape === 'string') return shape;
  if (isFields(shape)) return 'object';
  if (tagged(shape, '[]')) return 'list';
  return tagged(shape, '=') ? 'value' : 'several';
};

/** The alternatives of a shape, each once, because they may be nested or recursive. */
function* wordsOf(named: Named, seen = new Set<Shape>()): Generator<string> {
  const shape = resolved(named);
  if (seen.has(shape) || seen.size > deepest) return;
  seen.add(shape);
  const members = tagged(shape, '|');
  const values = tagged(shape, '=');
  if (members) for (const member of members) yield* wordsOf({ ...named, shape: member }, seen);
  else if (values) yield* values.length > 0 ? values.map((value) => JSON.stringify(value)) : ['a value'];
  else yield kindOf(shape);
}

const shortened = (word: string) => (word.length > longestWord ? `${word.slice(0, longestWord)}…` : word);

function said(named: Named): string {
  const words = [...new Set(wordsOf(named))].map(shortened);
  return [...words.slice(0, mostWords), ...(words.length > mostWords ? ['…'] : [])].join(' or ') || 'nothing';
}

const field = (fields: Fields, name: string) =>
  Object.hasOwn(fields, name)
    ? { shape: fields[name] ?? 'any', required: true }
    : Object.hasOwn(fields, `${name}?`)
      ? { shape: fields[`${name}?`] ?? 'any', required: false }
      : null;

/**
 * Reasons why values of one shape can't be passed to a taker of another. `closed`: the taker refuses unknown fields and
 * values, as the API does; a screen ignores them.
 */
export function misfits(value: Named, taker: Named, closed: boolean): Misfit[] {
  return compare(value, taker, { closed, at: '', depth: 0, known: new Map() });
}

interface Way {
  closed: boolean;
  at: string;
  depth: number;
  /** Results by pair of shapes; a pair in progress counts as fitting, because shapes may be recursive. */
  known: Map<Shape, Map<Shape, Misfit[]>>;
}

const below = (at: string, field: string) =>
  at && field && !field.startsWith('[') ? `${at}.${field}` : at + field;

const distinct = (found: readonly Misfit[]): Misfit[] => [
  ...new Map(found.map((each) => [`${each.field} ${each.what}`, each])).values(),
];

function compare(value: Named, taker: Named, way: Way): Misfit[] {
  if (way.depth > deepest) return [{ field: way.at, what: 'is nested too deeply to be compared' }];
  const known = way.known.get(value.shape) ?? new Map<Shape, Misfit[]>();
  way.known.set(value.shape, known);
  let found = known.get(taker.shape);
  if (!found) {
    known.set(taker.shape, []);
    found = distinct(compareShapes(value, taker, { ...way, at: '', depth: way.depth + 1 })).slice(
      0,
      mostMisfits,
    );
    known.set(taker.shape, found);
  }
  return found.map(({ field, what }) => ({ field: below(way.at, field), what }));
}

function compareShapes(value: Named, taker: Named, way: Way): Misfit[] {
  const [given, taken] = [resolved(value), resolved(taker)];
  if (taken === 'any') return [];
  const members = tagged(given, '|');
  if (members) return members.flatMap((shape) => compare({ ...value, shape }, taker, way));
  const choices = tagged(taken, '|');
  if (choices) return compareWithOneOf(value, choices, taker, way);
  if (isFields(given) && isFields(taken))
    return compareFields({ ...value, shape: given }, { ...taker, shape: taken }, way);
  const [item, takenItem] = [tagged(given, '[]'), tagged(taken, '[]')];
  if (item && takenItem)
    return compare(
      { ...value, shape: item[0] ?? 'any' },
      { ...taker, shape: takenItem[0] ?? 'any' },
      { ...way, at: `${way.at}[]` },
    );
  if (isSimpleFit(given, taken, way.closed)) return [];
  return [mismatch({ ...value, shape: given }, { ...taker, shape: taken }, way)];
}

function mismatch(value: Named, taker: Named, { closed, at }: Way): Misfit {
  const [given, taken] = [said(value), said(taker)];
  if (given === 'absent') return { field: at, what: closed ? 'has to be sent now' : 'is gone' };
  if (taken === 'absent') return { field: at, what: 'is not taken any more' };
  return {
    field: at,
    what: closed ? `${given} is sent and ${taken} is taken` : `was ${taken} and is ${given}`,
  };
}

function compareWithOneOf(value: Named, choices: readonly Shape[], taker: Named, way: Way): Misfit[] {
  const tries = choices.map((shape) => ({ shape, found: compare(value, { ...taker, shape }, way) }));
  if (tries.some(({ found }) => found.length === 0)) return [];
  const alike = tries.filter(
    ({ shape }) => kindOf(resolved({ ...taker, shape })) === kindOf(resolved(value)),
  );
  if (alike.length === 1 && alike[0]) return alike[0].found;
  return [mismatch(value, taker, way)];
}

function compareFields(
  value: Named & { shape: Fields },
  taker: Named & { shape: Fields },
  way: Way,
): Misfit[] {
  const bare = (names: string[]) => [
    ...new Set(names.filter((name) => name !== '*').map((name) => name.replace(/\?$/, ''))),
  ];
  const inner = (name: string) => below(way.at, name);
  const wanted = bare(Object.keys(taker.shape)).flatMap((name): Misfit[] => {
    const taken = field(taker.shape, name);
    const given = field(value.shape, name);
    if (!taken) return [];
    if (given) {
      if (taken.required && !given.required)
        return [{ field: inner(name), what: way.closed ? 'has to be sent now' : 'may be absent now' }];
      return compare(
        { ...value, shape: given.shape },
        { ...taker, shape: taken.shape },
        { ...way, at: inner(name) },
      );
    }
    if (!taken.required) return [];
    return [{ field: inner(name), what: way.closed ? 'has to be sent now' : 'is gone' }];
  });
  if (!way.closed || Object.hasOwn(taker.shape, '*')) return wanted;
  const refused = bare(Object.keys(value.shape)).filter((name) => !field(taker.shape, name));
  return [...wanted, ...refused.map((name) => ({ field: inner(name), what: 'is not taken any more' }))];
}

const typeOfValue = (value: unknown) =>
  value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value;

function isSimpleFit(given: Shape, taken: Shape, closed: boolean): boolean {
  if (given === taken) return true;
  if (given === 'integer' && taken === 'number') return true;
  const [values, known] = [tagged(given, '='), tagged(taken, '=')];
  // New values of an answer are allowed, because screens show unknown ones as they are.
  if (
    !closed &&
    known &&
    (values || known.some((value) => typeOfValue(value) === given) || known.length === 0)
  )
    return true;
  if (values && known) return values.every((value) => known.includes(value));
  if (values && typeof taken === 'string')
    return values.every(
      (value) => typeOfValue(value) === taken || (taken === 'number' && typeof value === 'number'),
    );
  return false;
}

import type Joi from 'joi';
import { endpoints } from './app';

interface Described {
  type?: string;
  metas?: object[];
  keys?: Record<string, Described>;
  items?: Described[];
  matches?: { schema?: Described }[];
}

const isMarked = ({ metas = [] }: Described) => metas.some((meta) => 'nameForOthers' in meta);

/** The fields of a body whose key says that they are a name, by their place in it, and whether they keep the rule of names. */
function namesIn(described: Described, at: string): [place: string, keepsRule: boolean][] {
  const { keys = {}, items = [], matches = [] } = described;
  return [
    ...Object.entries(keys).flatMap(([key, each]): [string, boolean][] => [
      ...(each.type === 'string' && /(^|_)(name|nickname|label|team)$/.test(key)
        ? [[`${at}.${key}`, isMarked(each)] satisfies [string, boolean]]
        : []),
      ...namesIn(each, `${at}.${key}`),
    ]),
    ...items.flatMap((each) => namesIn(each, `${at}[]`)),
    ...matches.flatMap(({ schema }) => (schema ? namesIn(schema, at) : [])),
  ];
}

const describe = (body: Joi.AnySchema) => body.describe() as Described;

/** Routes whose names need not keep the rule, each with its reason. */
const exceptions: [path: string, reason: string][] = [
  ['/cpi/v2/orderer/saved_searches', 'nobody reads the name of a search but who saved it'],
  [
    '/cpi/v1/platform/',
    'nobody reads of the platform but who holds a key, in a terminal; it has a rule of its own',
  ],
];

test('every name that a body carries keeps the rule of names that others read', () => {
  const names = endpoints.flatMap(({ method, path, endpoint: { body } }) =>
    body ? namesIn(describe(body), `${method} ${path}`) : [],
  );
  expect(names.length).toBeGreaterThan(20);
  const faulty = names.flatMap(([place, keepsRule]) => (keepsRule ? [] : [place]));
  expect(faulty.filter((place) => !exceptions.some(([path]) => place.includes(path)))).toEqual([]);
  expect(exceptions.filter(([path]) => !faulty.some((place) => place.includes(path)))).toEqual([]);
});

import fc from 'fast-check';
import Joi from 'joi';
import { endpoints } from '../app';
import { compileCheck } from './compiled-check';
import { validate } from './validate';

const queries = endpoints.flatMap(({ method, path, endpoint }) =>
  endpoint.query ? [[`${method} ${path}`, endpoint.query] as const] : [],
);
const outcome = (check: () => unknown) => {
  try {
    return { taken: check() };
  } catch (error) {
    return { refused: (error as { details: unknown }).details };
  }
};

const texts = [
  '1',
  '0',
  '-2',
  '24',
  '201',
  '12.5',
  'true',
  'false',
  'asc',
  '',
  ' x ',
  'lunch_or_dinner',
  'caterer',
];
const value = fc.oneof(
  fc.constantFrom(...texts, '2026-12-01', '2026-02-30', '12:00', '25:00', '__proto__', '\u0000'),
  fc.string({ maxLength: 8 }),
);

it.each(queries)('%s takes and refuses the queries that its schema does', (_name, schema) => {
  const { keys = {} } = schema.describe() as { keys?: object };
  const key = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom('limit', ...Object.keys(keys)) },
    { weight: 1, arbitrary: fc.constantFrom('toString', 'nonsense', 'constructor') },
  );
  const check = compileCheck(schema, 'query');
  fc.assert(
    fc.property(
      fc.dictionary(key, fc.oneof(value, value, fc.array(value, { maxLength: 3 })), { maxKeys: 6 }),
      (given) => expect(outcome(() => check(given))).toEqual(outcome(() => validate(schema, given, 'query'))),
    ),
    { numRuns: 60 },
  );
});

it('leaves to the schema what one field alone can not tell', () => {
  const pair = Joi.object({ from: Joi.number(), to: Joi.number().min(Joi.ref('from')) });
  const both = Joi.object({ one: Joi.string(), other: Joi.string() }).and('one', 'other');
  for (const [schema, given] of [
    [pair, { from: '3', to: '2' }],
    [pair, { from: '2', to: '3' }],
    [both, { one: 'x' }],
  ] as const)
    expect(outcome(() => compileCheck(schema, 'query')(given))).toEqual(
      outcome(() => validate(schema, given, 'query')),
    );
});

import Joi from 'joi';
import { endpoints } from '../../app';
import { signUpBody } from '../../sign-up/sign-up.schemas';
import { namedShapes } from '../shape';
import { Components } from './components';
import { openApiDocument } from './document';
import { jsonSchema, type JsonSchema } from './json-schema';
import { silences } from '../../testing/silences';
import { unsaid } from '../../testing/unsaid';

const { paths, components } = openApiDocument(endpoints);
const schemas = components.schemas as Record<string, JsonSchema & { properties: Record<string, JsonSchema> }>;

it('writes a named shape once, and refers to it wherever a call takes or answers it', () => {
  expect(paths['/cpi/v1/orderer/orders/{id}']?.get?.responses['200']?.content).toEqual({
    'application/json': { schema: { $ref: '#/components/schemas/Order' } },
  });
  expect(paths['/cpi/v1/orderer/orders/{id}']?.patch?.requestBody?.content).toEqual({
    'application/json': { schema: { $ref: '#/components/schemas/PatchOrderBody' } },
  });
  expect(schemas.Order?.properties.pricing).toEqual({ $ref: '#/components/schemas/OrderPricing' });
  expect(schemas.Order?.properties.credit_card).toEqual({
    anyOf: [{ $ref: '#/components/schemas/CreditCard' }, { type: 'null' }],
    description: 'The card of `credit_card_id`; null without one.',
  });
});

it('says what a shape and its fields mean, units and zone included', () => {
  expect(Object.entries(schemas).filter(([, { description }]) => !description)).toEqual([]);
  expect(schemas.OrderPricing?.properties.customer_price).toEqual({
    type: 'number',
    description: 'What the orderer pays, in dollars.',
  });
  expect(schemas.Order?.properties.start_time).toMatchObject({
    description: '`HH:mm` in `time_zone`; null while not said.',
  });
});

it('says of each number its unit, of each time its zone, and of what may be null what that means', () => {
  const silent = Object.entries(schemas).flatMap(([name, schema]) =>
    unsaid(schema).map((lacking) => `${name}.${lacking}`),
  );
  expect(silent).toEqual([]);
});

it('finds what a field leaves unsaid, wherever in a shape it stands', () => {
  const shape = Joi.object({
    id: Joi.number().required(),
    miles: Joi.number(),
    counts: Joi.object().pattern(Joi.string(), Joi.number()),
    place_ids: Joi.array().items(Joi.number()),
    inner: Joi.array().items({ starts_at: Joi.string().description('When it starts.') }),
    note: Joi.string().allow(null).description('A word.'),
    tip: Joi.number().allow(null).description('In dollars; null where there is none.'),
  });
  expect(unsaid(jsonSchema(shape, 'output'))).toEqual([
    'miles: what it counts',
    'counts: what it counts',
    'inner.starts_at: its zone',
    'note: what null means',
  ]);
});

it('says in words what a schema demands of several fields at once, which Joi leaves out', () => {
  const silent = endpoints.flatMap(({ method, path, endpoint }) =>
    (['params', 'query', 'headers', 'body', 'answer'] as const).flatMap((part) =>
      silences(endpoint[part]).map((where) => `${method} ${path} ${part}${where}`),
    ),
  );
  expect(silent).toEqual([]);
  expect(schemas.MembershipsBody?.properties?.memberships?.description).toBe('Each address once.');
});

it('finds rules without words wherever in a schema they stand', () => {
  const pair = Joi.object({ one: Joi.string(), other: Joi.string() }).xor('one', 'other');
  const checked = Joi.string().custom((value: string) => value);
  expect(silences(Joi.object({ inner: Joi.object({ pair }) }))).toEqual(['.inner.pair']);
  expect(silences(Joi.array().items(Joi.alternatives(Joi.number(), checked)))).toEqual(['[]']);
  expect(silences(Joi.object().pattern(Joi.string(), checked))).toEqual(['{}']);
  expect(silences(Joi.object({ each: Joi.array().unique('id') }))).toEqual(['.each']);
  expect(silences(Joi.object({ inner: pair.description('One of the two.') }))).toEqual([]);
});

it('says what a query demands as a whole with its call, for a parameter has no place for it', () => {
  const query = Joi.object({ one: Joi.string(), other: Joi.string() })
    .xor('one', 'other')
    .description('Exactly one of `one` and `other`.');
  const endpoint = { summary: 'x', description: 'A call.', who: 'anyone', query, answer: Joi.any() } as const;
  const made = openApiDocument([...endpoints, { method: 'get', path: '/cpi/pairs', tag: 'Pairs', endpoint }]);
  expect(made.paths['/cpi/pairs']?.get?.description).toBe('A call. Exactly one of `one` and `other`.');
});

it('says which headers a call takes of its own', () => {
  const submit = paths['/cpi/v1/orderer/orders/{id}/submit']?.post;
  expect(submit?.parameters.filter((each) => each.in === 'header')).toEqual([
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'One for each press of the button: the same submit sent again under it gets the first answer.',
      schema: { type: 'string', minLength: 1, maxLength: 200 },
    },
  ]);
});

it('registers the very schema that it hands out', () => {
  expect(namedShapes().get('SignUpBody') === signUpBody).toBe(true);
});

it('refuses a document in which a named shape lost its name', () => {
  const without = endpoints.filter(({ path }) => path !== '/cpi/v1/sign_ups');
  expect(without.length).toBeLessThan(endpoints.length);
  expect(() => openApiDocument(without)).toThrow('SignUpBody is nowhere referred to under its name');
});

it('leaves a schema that has no name as it is', () => {
  const schema = jsonSchema(Joi.object({ nobody: Joi.number().required() }), 'output');
  expect(new Components().refer(schema, 'output')).toEqual(schema);
});

it('reads a long body of exactly those calls that take dishes with notes', () => {
  const seen = new Set<string>();
  const takesDishes = (schema: unknown): boolean => {
    const named = [...JSON.stringify(schema ?? null).matchAll(/#\/components\/schemas\/(\w+)/g)];
    return named.some(([, name = '']) => {
      if (name === 'MenuItemQuantity') return true;
      if (seen.has(name)) return false;
      seen.add(name);
      return takesDishes(schemas[name]);
    });
  };
  const expected = endpoints.filter(({ method, path }) => {
    seen.clear();
    return takesDishes(paths[path.replace(/:(\w+)/g, '{$1}')]?.[method]?.requestBody);
  });
  // A file as base64 is one long text.
  const long = endpoints.filter(
    ({ endpoint, path }) => endpoint.takesLongBody && path !== '/cpi/v2/orderer/documents',
  );
  const named = (all: typeof endpoints) => all.map(({ method, path }) => `${method} ${path}`);
  expect(named(long)).toEqual(named(expected));
  expect(expected.length).toBeGreaterThan(4);
});

import Joi from 'joi';
import { endpoints } from '../../app';
import { Components } from './components';
import { openApiDocument } from './document';
import { jsonSchema } from './json-schema';

const { paths, components } = openApiDocument(endpoints);
const schemas = components.schemas as Record<
  string,
  { properties: Record<string, unknown>; description?: string }
>;

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
  });
});

it('says what a shape and its fields mean, units and zone included', () => {
  expect(Object.entries(schemas).filter(([, { description }]) => !description)).toEqual([]);
  expect(schemas.OrderPricing?.properties.customer_price).toEqual({
    type: 'number',
    description: 'What the orderer pays, in dollars.',
  });
  expect(schemas.Order?.properties.start_time).toMatchObject({ description: '`HH:mm` in `time_zone`.' });
});

it('says in words what a schema demands of several fields at once, which Joi leaves out', () => {
  const silent = endpoints.flatMap(({ method, path, endpoint }) =>
    [endpoint.params, endpoint.query, endpoint.body].flatMap((schema) => {
      const described = schema?.describe() as { dependencies?: unknown; flags?: { description?: string } };
      return described?.dependencies && !described.flags?.description ? [`${method} ${path}`] : [];
    }),
  );
  expect(silent).toEqual([]);
  expect(schemas.SignUpBody?.description).toContain('exactly one of `organization_name`');
});

it('leaves a schema that has no name as it is', () => {
  const schema = jsonSchema(Joi.object({ nobody: Joi.number().required() }), 'output');
  expect(new Components().refer(schema, 'output')).toEqual(schema);
});

import type Joi from 'joi';
import type { Endpoint, Registered } from '../routes';
import { errorAnswer } from '../error-shape';
import { Components } from './components';
import { jsonSchema, type JsonSchema } from './json-schema';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
  description?: string;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Partial<Record<string, Operation>>>;
  components: Record<string, Record<string, unknown>>;
}

const openApiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}');

const operationId = ({ method, path }: Registered) =>
  `${method}_${path
    .replace(/^\/cpi\//, '')
    .replace(/[^\w]+/g, '_')
    .replace(/_+$/, '')}`;

function parameters(schema: Joi.AnySchema | undefined, where: Parameter['in']): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, { description, ...each }]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    ...(description ? { description } : {}),
    schema: each,
  }));
}

const failure = (description: string, components: Components) => ({
  description,
  content: {
    'application/json': { schema: components.refer(jsonSchema(errorAnswer, 'output'), 'output') },
  },
});

function securityOf(
  who: Endpoint['who'],
  method: string,
  authenticate: Endpoint['authenticate'],
): Operation['security'] {
  if (authenticate) return [{ deployKey: [] }];
  return who === 'signed-in' ? [method === 'get' ? { session: [] } : { session: [], csrf: [] }] : [];
}

function operation(registered: Registered, components: Components): Operation {
  const { tag, method, endpoint } = registered;
  const {
    summary,
    spec,
    description,
    who,
    params,
    query,
    headers,
    body,
    answer,
    status = 200,
    produces,
    consumes,
    authenticate,
  } = endpoint;
  const ofQuery = query && jsonSchema(query, 'input').description;
  const text = [description, ofQuery, spec && `Specification: ${spec}.`].filter(Boolean).join(' ');
  return {
    operationId: operationId(registered),
    summary,
    ...(text ? { description: text } : {}),
    tags: [tag],
    security: securityOf(who, method, authenticate),
    parameters: [
      ...parameters(params, 'path'),
      ...parameters(query, 'query'),
      ...parameters(headers, 'header'),
    ],
    ...(consumes
      ? {
          requestBody: {
            required: true,
            content: { [consumes]: { schema: { type: 'string', contentMediaType: consumes } } },
          },
        }
      : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: components.refer(jsonSchema(body, 'input'), 'input') } },
          },
        }
      : {}),
    responses: {
      [String(status)]:
        status === 204 || (status >= 300 && status < 400)
          ? { description: 'Done' }
          : {
              description: 'The answer',
              content: produces
                ? { [produces]: { schema: { type: 'string', contentMediaType: produces } } }
                : {
                    'application/json': { schema: components.refer(jsonSchema(answer, 'output'), 'output') },
                  },
            },
      default: failure('What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503', components),
    },
  };
}

/** The OpenAPI 3.1 document of every registered route. */
export function openApiDocument(endpoints: readonly Registered[]): OpenApiDocument {
  const components = new Components();
  const paths: OpenApiDocument['paths'] = {};
  for (const registered of endpoints) {
    (paths[openApiPath(registered.path)] ??= {})[registered.method] = operation(registered, components);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Copper Carrot',
      version: '1',
      description:
        'Money is in US dollars as JSON numbers. Lists answer records and count. Signed-in unsafe calls carry X-CSRF-Token; CC-As-Team, CC-As-User and CC-As-Brand say for whom a call is made.',
    },
    paths,
    components: {
      schemas: components.all(),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'cc_session' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
        deployKey: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

import type { components } from './generated/openapi';

/**
 * Types of calls by name, generated from the API's Joi schemas; `Schemas['Order']` is the answer of `GET
 * orders/{id}`.
 */
export type Schemas = components['schemas'];

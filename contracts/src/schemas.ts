import type { components } from './openapi';

/** The shapes of calls by name, made from the API's Joi schemas; `Schemas['Order']` is what `GET orders/{id}` answers. */
export type Schemas = components['schemas'];

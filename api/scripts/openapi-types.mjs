// @ts-check
import openapiTS, { astToString } from 'openapi-typescript';

/** @import { OpenAPI3 } from 'openapi-typescript' */

/**
 * The TypeScript types of an OpenAPI document's paths, operations and components.
 * @param {object} document
 */
export const types = async (document) => astToString(await openapiTS(/** @type {OpenAPI3} */ (document)));

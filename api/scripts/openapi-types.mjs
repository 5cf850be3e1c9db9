// @ts-check
// The OpenAPI document on standard input becomes the browser's types on standard output. Apart from the API, because
// the generator is an ES module with a TypeScript of its own, which tests and production have no use for.
import { text } from 'node:stream/consumers';
import openapiTS, { astToString } from 'openapi-typescript';

const heading =
  "// Made from the API's schemas by `npm run openapi --workspace api`; never changed by hand.\n\n";
const document = JSON.parse(await text(process.stdin));
process.stdout.write(heading + astToString(await openapiTS(document, { alphabetize: true })));

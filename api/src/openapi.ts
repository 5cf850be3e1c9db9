import { endpoints } from './app';
import { openApiDocument } from './http';

// Printed for scripts/openapi-types.mjs, which makes the browser's types of it.
process.stdout.write(JSON.stringify(openApiDocument(endpoints)));

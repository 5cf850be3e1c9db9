import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from './app';
import { documentText, openApiDocument } from './http';

/** `npm run openapi`: writes the document of the routes to contracts/openapi.json. */
writeFileSync(join(__dirname, '../../contracts/openapi.json'), documentText(openApiDocument(endpoints)));

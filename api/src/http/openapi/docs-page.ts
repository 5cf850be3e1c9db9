import type { JsonSchema } from './json-schema';
import type { OpenApiDocument, Operation } from './document';

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function typeOf(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  if (schema.type === undefined) return 'anything';
  return [schema.type].flat().join(' | ');
}

function limits(schema: JsonSchema): string {
  const known = {
    minimum: 'at least',
    maximum: 'at most',
    maxLength: 'at most',
    format: 'as',
    default: 'unless said',
  };
  return Object.entries(known)
    .filter(([key]) => schema[key] !== undefined)
    .map(([key, word]) => `${word} ${JSON.stringify(schema[key])}`)
    .join(', ');
}

function fields(schema: JsonSchema): string {
  const inner = schema.items ?? schema;
  const { properties, required = [] } = inner;
  if (!properties) return '';
  const rows = Object.entries(properties).map(
    ([name, each]) =>
      `<li><code>${escape(name)}</code>${required.includes(name) ? ' <b>required</b>' : ''} <i>${escape(typeOf(each))}</i> ${escape(limits(each))}${fields(each)}</li>`,
  );
  return `<ul>${rows.join('')}</ul>`;
}

function section(title: string, schema: JsonSchema | undefined): string {
  return schema ? `<h4>${title} <i>${escape(typeOf(schema))}</i></h4>${fields(schema)}` : '';
}

function operation(
  path: string,
  method: string,
  { summary, description, parameters, requestBody, responses, security, operationId }: Operation,
): string {
  const of = (where: string) => parameters.filter((each) => each.in === where);
  const asSchema = (where: string): JsonSchema | undefined =>
    of(where).length > 0
      ? {
          type: 'object',
          properties: Object.fromEntries(of(where).map(({ name, schema }) => [name, schema])),
          required: of(where)
            .filter(({ required }) => required)
            .map(({ name }) => name),
        }
      : undefined;
  const [[status, answer] = ['200', undefined]] = Object.entries(responses);
  const answerSchema = Object.values(answer?.content ?? {})[0]?.schema;
  return `<details id="${operationId}"><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escape(path)}</code> ${escape(summary)}</summary>
<p>${escape(description ?? '')} ${security.length > 0 ? 'Signed in only.' : 'Open to anyone.'}</p>
${section('Path', asSchema('path'))}${section('Query', asSchema('query'))}${section('Body', requestBody?.content['application/json']?.schema)}
${answerSchema ? section(`Answer ${status}`, answerSchema) : `<h4>Answer ${status}</h4>`}</details>`;
}

const style = `:root{color-scheme:light dark;--paper:#fffaf3;--ink:#241c15;--line:#e4d8c8;--accent:#a9460f}
@media (prefers-color-scheme:dark){:root{--paper:#1d1712;--ink:#f6ecdf;--line:#44382c;--accent:#f0935f}}
body{margin:0 auto;max-width:60rem;padding:2rem 1rem 6rem;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
h1,h2{font-family:Georgia,serif}a{color:var(--accent)}details{border-top:1px solid var(--line);padding:.5rem 0}
summary{cursor:pointer;padding:.25rem 0}summary b{display:inline-block;min-width:4.5rem;color:var(--accent)}
h4{margin:1rem 0 .25rem}ul{margin:0;padding-left:1.25rem}i{opacity:.75;font-style:normal;font-size:.875em}code{overflow-wrap:anywhere}`;

/** The API's document as a page for people, without a script. */
export function docsPage(document: OpenApiDocument): string {
  const byTag = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, each] of Object.entries(methods)) {
      if (!each) continue;
      const tag = each.tags[0] ?? 'Other';
      byTag.set(tag, [...(byTag.get(tag) ?? []), operation(path, method, each)]);
    }
  }
  const tags = [...byTag].sort(([one], [other]) => one.localeCompare(other));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(document.info.title)} API</title><style>${style}</style></head><body>
<h1>${escape(document.info.title)} API</h1><p>${escape(document.info.description)} <a href="/cpi/openapi.json">OpenAPI 3.1 document</a>.</p>
<nav aria-label="Parts"><ul>${tags.map(([tag]) => `<li><a href="#${escape(tag)}">${escape(tag)}</a></li>`).join('')}</ul></nav>
<main>${tags.map(([tag, parts]) => `<section><h2 id="${escape(tag)}">${escape(tag)}</h2>${parts.join('')}</section>`).join('')}
<section><h2>Errors</h2><p>Every failing call answers this, with the matching status.</p>${fields(document.components.schemas?.Error as JsonSchema)}</section></main></body></html>`;
}

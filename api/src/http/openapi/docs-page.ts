import type { JsonSchema } from './json-schema';
import type { OpenApiDocument, Operation } from './document';

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Escaped text, with `code` between backticks. */
const prose = (text: string) => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const isNull = ({ type }: JsonSchema) => type === 'null';

const link = (reference: string) => {
  const name = reference.replace('#/components/schemas/', '');
  return `<a href="#${escape(name)}">${escape(name)}</a>`;
};

/** The type of a schema as HTML; a named shape becomes a link. */
function typeOf(schema: JsonSchema): string {
  if (typeof schema.$ref === 'string') return link(schema.$ref);
  if (schema.enum) return schema.enum.map((value) => escape(JSON.stringify(value))).join(' | ');
  if (schema.anyOf) {
    const kinds = schema.anyOf.filter((each) => !isNull(each)).map(typeOf);
    return [...kinds, ...(schema.anyOf.some(isNull) ? ['null'] : [])].join(' | ');
  }
  if (schema.items) return `list of ${typeOf(schema.items)}${mayBeNull(schema) ? ' | null' : ''}`;
  if (typeof schema.additionalProperties === 'object')
    return `map of any key to ${typeOf(schema.additionalProperties)}`;
  if (schema.type === undefined) return 'anything';
  return [schema.type].flat().map(escape).join(' | ');
}

const mayBeNull = ({ type }: JsonSchema) => [type].flat().includes('null');

function limits(schema: JsonSchema): string {
  const known = {
    minimum: 'at least',
    maximum: 'at most',
    maxLength: 'at most',
    format: 'as',
    contentMediaType: 'as',
    default: 'unless said',
  };
  return Object.entries(known)
    .filter(([key]) => schema[key] !== undefined)
    .map(([key, word]) => `${word} ${JSON.stringify(schema[key])}`)
    .join(', ');
}

/** Unnamed schemas, whose fields are listed in place. */
const inner = ({ items, additionalProperties, anyOf, ...schema }: JsonSchema): JsonSchema[] => [
  ...(schema.properties ? [schema] : []),
  ...[items, additionalProperties, ...(anyOf ?? [])].flatMap((each) =>
    typeof each === 'object' ? inner(each) : [],
  ),
];

function field(name: string, schema: JsonSchema, required: boolean): string {
  const facts = [required ? '<b>required</b>' : '', `<i>${typeOf(schema)}</i>`, escape(limits(schema))];
  const said = schema.description ? `<p>${prose(schema.description)}</p>` : '';
  return `<li><code>${escape(name)}</code> ${facts.filter(Boolean).join(' ')}${said}${fields(schema)}</li>`;
}

function fields(schema: JsonSchema): string {
  const rows = inner(schema).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).map(([name, each]) => field(name, each, required.includes(name))),
  );
  return rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '';
}

function section(title: string, schema: JsonSchema | undefined): string {
  if (!schema) return '';
  const said = schema.description ? `<p>${prose(schema.description)}</p>` : '';
  return `<h4>${title} <i>${typeOf(schema)}</i></h4>${said}${fields(schema)}`;
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
          properties: Object.fromEntries(
            of(where).map(({ name, schema, description }) => [name, { ...schema, description }]),
          ),
          required: of(where)
            .filter(({ required }) => required)
            .map(({ name }) => name),
        }
      : undefined;
  const [[status, answer] = ['200', undefined]] = Object.entries(responses);
  const answerSchema = Object.values(answer?.content ?? {})[0]?.schema;
  return `<details id="${operationId}"><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escape(path)}</code> ${escape(summary)}</summary>
<p>${prose(description ?? '')} ${security.length > 0 ? 'Signed in only.' : 'Open to anyone.'}</p>
${section('Path', asSchema('path'))}${section('Query', asSchema('query'))}${section('Headers', asSchema('header'))}${section('Body', requestBody?.content['application/json']?.schema)}
${answerSchema ? section(`Answer ${status}`, answerSchema) : `<h4>Answer ${status}</h4>`}</details>`;
}

const shapeSection = ([name, schema]: [string, JsonSchema]) =>
  `<section class="shape" id="${escape(name)}"><h3>${escape(name)}</h3><p>${prose(schema.description ?? '')}</p>${fields(schema)}</section>`;

const style = `:root{color-scheme:light dark;--paper:#fffaf3;--ink:#241c15;--line:#e4d8c8;--accent:#a9460f}
@media (prefers-color-scheme:dark){:root{--paper:#1d1712;--ink:#f6ecdf;--line:#44382c;--accent:#f0935f}}
body{margin:0 auto;max-width:60rem;padding:2rem 1rem 6rem;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
h1,h2,h3{font-family:Georgia,serif}a{color:var(--accent)}details{border-top:1px solid var(--line);padding:.5rem 0}
summary{cursor:pointer;padding:.25rem 0}summary b{display:inline-block;min-width:4.5rem;color:var(--accent)}
li p,.shape>p{margin:0}.shape{border-top:1px solid var(--line);padding:.5rem 0}:target{outline:2px solid var(--accent);outline-offset:.5rem}
h4{margin:1rem 0 .25rem}ul{margin:0;padding-left:1.25rem}i{opacity:.75;font-style:normal;font-size:.875em}i:has(a){opacity:1}code{overflow-wrap:anywhere}`;

/** A prefix, because shapes use their plain names as ids. */
const partId = (tag: string) => `part-${tag.toLowerCase().replace(/\W+/g, '-')}`;

/** The API's document as an HTML page without scripts. */
export function docsPage(document: OpenApiDocument, nonce: string): string {
  const byTag = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, each] of Object.entries(methods)) {
      if (!each) continue;
      const tag = each.tags[0] ?? 'Other';
      byTag.set(tag, [...(byTag.get(tag) ?? []), operation(path, method, each)]);
    }
  }
  const tags = [...byTag].sort(([one], [other]) => one.localeCompare(other));
  const shapes = Object.entries(document.components.schemas ?? {}) as [string, JsonSchema][];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(document.info.title)} API</title><style nonce="${nonce}">${style}</style></head><body>
<h1>${escape(document.info.title)} API</h1><p>${escape(document.info.description)} <a href="/cpi/openapi.json">OpenAPI 3.1 document</a>.</p>
<nav aria-label="Parts"><ul>${tags.map(([tag]) => `<li><a href="#${partId(tag)}">${escape(tag)}</a></li>`).join('')}<li><a href="#part-shapes">Shapes</a></li></ul></nav>
<main>${tags.map(([tag, parts]) => `<section><h2 id="${partId(tag)}">${escape(tag)}</h2>${parts.join('')}</section>`).join('')}
<section><h2>Errors</h2><p>Every failing call answers an ${link('Error')}, with the matching status.</p></section>
<section><h2 id="part-shapes">Shapes</h2><p>What calls take and answer under a name.</p>${shapes.map(shapeSection).join('')}</section></main></body></html>`;
}

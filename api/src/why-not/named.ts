import type { Rows } from '../cancellable-read';

/** A package or restaurant that a text names, on offer or not. */
export interface Named {
  kind: 'package' | 'brand';
  id: number;
  name: string;
  slug: string;
  brandId: number;
  score: number;
  here: boolean;
}

const WEIGHED = 300;
const KEPT = 10;
/** A similarity of less names nothing: it is a word that occurs. */
const LEAST_SIMILARITY = 0.5;

/** From here on a text is a whole name; with less, what is offered at the place is meant before what is not. */
const WHOLE = 0.97;

const text = 'plain_text($1)';
const escaped = `regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g')`;
const matches = (name: string, similarity: boolean) =>
  similarity
    ? `${text} <% plain_text(${name})`
    : `(plain_text(${name}) like ${escaped} || '%' or plain_text(${name}) like '% ' || ${escaped} || '%')`;
const score = (name: string) =>
  `(word_similarity(${text}, plain_text(${name})) + similarity(${text}, plain_text(${name})))::float8 / 2`;
const here = (brandId: string) =>
  `exists (select from kitchens k where k.brand_id = ${brandId} and k.active and ($2::integer is null or k.place_id = $2))`;

const statement = (similarity: boolean) => `
select * from (
  (select 'brand' as kind, b.id, b.name, b.slug, b.id as "brandId", ${score('b.name')} as score, ${here('b.id')} as here, b.popularity
    from brands b where b.id <> all($3::integer[]) and ${matches('b.name', similarity)} limit ${WEIGHED})
  union all
  (select 'package', p.id, p.name, p.slug, p.brand_id, ${score('p.name')}, ${here('p.brand_id')}, p.popularity
    from packages p where p.brand_id <> all($3::integer[]) and ${matches('p.name', similarity)} limit ${WEIGHED})
) named order by score > ${WHOLE} desc, here desc, score desc, kind, popularity desc, id limit ${KEPT}`;

/**
 * What a text names, the best match first and nothing of these restaurants; a typo is forgiven where nothing bears the name as
 * it is written.
 */
export async function findNamed(
  rows: Rows,
  query: string,
  placeId: number | null,
  blocked: readonly number[],
): Promise<Named[]> {
  const values = [query, placeId, blocked];
  const exact = await rows<Named>(statement(false), values);
  if (exact.length > 0) return exact;
  await rows(`select set_config('pg_trgm.word_similarity_threshold', '${LEAST_SIMILARITY}', true)`);
  return rows<Named>(statement(true), values);
}

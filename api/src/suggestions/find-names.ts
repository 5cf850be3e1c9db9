import type { SuggestionKind } from '@copper-carrot/contracts';
import type { Rows } from '../cancellable-read';

/** Something whose name a text may mean. */
export interface NamedRow {
  kind: SuggestionKind;
  id: number;
  label: string;
  /** The restaurant's name, the package count of a restaurant, the meal of a category. */
  detail: string;
  slug: string;
  /** 1 where the name begins with the text, 0.9 where a word of it does, else up to 0.8 by similarity. */
  score: number;
  popularity: number;
}

/** So many rows of a kind are weighed against each other at most, so that a word that all names hold costs no more. */
const WEIGHED = 300;
const KEPT = 8;
/** Below it, two texts are not the same word with a typo in it. */
const LEAST_SIMILARITY = 0.4;
/** Similarity takes three letters to tell anything. */
const SHORTEST = 3;

const text = 'plain_text($1)';
const escaped = `regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g')`;

/** Where a name is matched: by its beginning or the beginning of one of its words, or by its similarity to the text. */
const matching = {
  beginning: (name: string) =>
    `(plain_text(${name}) like ${escaped} || '%' or plain_text(${name}) like '% ' || ${escaped} || '%')`,
  similarity: (name: string) => `${text} <% plain_text(${name})`,
};
type Way = keyof typeof matching;

const scores: Record<Way, (name: string) => string> = {
  beginning: (name) => `case when plain_text(${name}) like ${escaped} || '%' then 1 else 0.9 end::float8`,
  similarity: (name) => `0.8 * word_similarity(${text}, plain_text(${name}))::float8`,
};

const offered = (
  brandId: string,
) => `exists (select from kitchens k where k.brand_id = ${brandId} and k.active
    and ($2::integer is null or k.place_id = $2)) and ${brandId} <> all($3::integer[])`;

/** By kind: one row for each thing that is active and offered at the place ($2, or anywhere), its name matching $1; of no brand of $3. */
const kinds: Record<SuggestionKind, (way: Way) => string> = {
  package: (way) => `
    select p.id, p.name as label, b.name as detail, p.slug, p.popularity, ${scores[way]('p.name')} as score
    from packages p join brands b on b.id = p.brand_id
    where ${matching[way]('p.name')} and p.active and b.active and ${offered('p.brand_id')}`,
  brand: (way) => `
    select b.id, b.name as label,
      (select count(*) from packages p where p.brand_id = b.id and p.active)::text as detail, b.slug, b.popularity,
      ${scores[way]('b.name')} as score
    from brands b where ${matching[way]('b.name')} and b.active and ${offered('b.id')}`,
  dish: (way) => `
    select i.id, i.name as label, b.name as detail, b.slug, b.popularity, ${scores[way]('i.name')} as score
    from menu_items i join menus m on m.id = i.menu_id join brands b on b.id = m.brand_id
    where ${matching[way]('i.name')} and i.active and m.active and b.active and ${offered('b.id')}`,
  category: (way) => `
    select min(c.id) as id, c.label, min(c.meal_type) as detail, c.package_category as slug, 0 as popularity,
      max(${scores[way]('c.label')}) as score
    from package_categories c
    where ${matching[way]('c.label')} and exists (select from packages p join brands b on b.id = p.brand_id
      where p.package_category_id = c.id and p.active and b.active and ${offered('b.id')})
    group by c.package_category, c.label`,
};

const statement = (kind: SuggestionKind, way: Way) => `
  select '${kind}' as kind, * from (select * from (${kinds[kind](way)} limit ${WEIGHED}) weighed
    order by score desc, popularity desc, id limit ${KEPT}) ${kind}_${way}`;

const byBeginning = (Object.keys(kinds) as SuggestionKind[]).map((kind) => statement(kind, 'beginning'));
const bySimilarity = (Object.keys(kinds) as SuggestionKind[]).map((kind) => statement(kind, 'similarity'));

/** What is offered at the place, `blocked` brands aside, under a name that begins like the text; with fewer than `enough`, also what is like it. */
export async function findNames(
  rows: Rows,
  {
    query,
    placeId,
    blocked,
    enough,
  }: { query: string; placeId: number | null; blocked: ReadonlySet<number>; enough: number },
): Promise<NamedRow[]> {
  const values = [query, placeId, [...blocked]];
  const exact = await rows<NamedRow>(byBeginning.join(' union all '), values);
  if (exact.length >= enough || [...query].length < SHORTEST) return exact;
  await rows(`select set_config('pg_trgm.word_similarity_threshold', '${LEAST_SIMILARITY}', true)`);
  const like = await rows<NamedRow>(bySimilarity.join(' union all '), values);
  const known = new Set(exact.map(({ kind, id }) => `${kind} ${id}`));
  return [...exact, ...like.filter(({ kind, id }) => !known.has(`${kind} ${id}`))];
}

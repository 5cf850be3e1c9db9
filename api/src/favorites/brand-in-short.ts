import type { BrandFacts } from '../catalog';
import { column } from '../prepared';

/** The columns that a restaurant in short is made of, where it is read as `b`. */
export const brandInShort = {
  id: 'int4',
  name: 'text',
  slug: 'text',
  picture: column<BrandFacts['picture']>('jsonb'),
  ratingAverage: 'text?',
  reviewCount: 'int4',
  qualityTier: column<NonNullable<BrandFacts['qualityTier']>>('text?'),
  minorityFlags: column<BrandFacts['minorityFlags']>('text[]'),
  sustainable: 'bool',
  kitchenCount: 'int4',
} as const;

export const brandInShortSql = `b.id, b.name, b.slug, b.picture, b.rating_average::text as "ratingAverage", b.review_count as "reviewCount",
    b.quality_tier as "qualityTier", b.minority_flags as "minorityFlags", b.sustainable,
    (select count(*)::integer from kitchens k where k.brand_id = b.id and k.active) as "kitchenCount"`;

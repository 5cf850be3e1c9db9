import { createHash } from 'node:crypto';

export const pictureKinds = [
  'packages',
  'brands',
  'campaigns',
  'menu-items',
  'collections',
  'options',
] as const;
export type PictureKind = (typeof pictureKinds)[number];

export const layouts = [
  'trays',
  'bar',
  'board',
  'boxes',
  'bowls',
  'tiers',
  'plate',
  'avatar',
  'cause',
] as const;
export type Layout = (typeof layouts)[number];

/** All that a composed picture depends on; kept in the row's `picture` beside the URL made of it. */
export interface PictureRecipe {
  layout: Layout;
  /** The name of a palette; an unknown one falls back to honey. */
  palette: string;
  /** What is served, the main thing first: glyph names. */
  glyphs: string[];
  garnish: string[];
  seed: number;
  /** One or two letters, on a brand's picture. */
  monogram?: string;
}

/** Raised when the same recipe gives another picture, so that no cache keeps the old one. */
const COMPOSITION = 5;

/** What a picture's address and ETag carry: it changes when the recipe or the way of composing does. */
export function recipeHash(recipe: PictureRecipe): string {
  const { layout, palette, glyphs, garnish, seed, monogram = '' } = recipe;
  const essence = JSON.stringify([COMPOSITION, layout, palette, glyphs, garnish, seed, monogram]);
  return createHash('sha256').update(essence).digest('base64url').slice(0, 10);
}

/** The address of a picture on our own origin, good for ever: it may be cached as immutable. */
export function pictureUrl(kind: PictureKind, id: number, recipe: PictureRecipe): string {
  return `/pictures/${kind}/${id}.svg?v=${recipeHash(recipe)}`;
}

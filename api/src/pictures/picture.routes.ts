import { Router, type Request, type Response } from 'express';
import { LRUCache } from 'lru-cache';
import { sql } from '../database';
import { notFound } from '../errors';
import { prepared } from '../prepared';
import { composePicture } from './compose-picture';
import { layouts, pictureKinds, recipeHash, type PictureKind, type PictureRecipe } from './recipe';

const pictureOf = (kind: PictureKind, table: string) =>
  prepared(`picture-${kind}`, { picture: 'jsonb' }, `select picture from ${table} where id = $1`);
const queries: Record<PictureKind, ReturnType<typeof pictureOf>> = {
  packages: pictureOf('packages', 'packages'),
  brands: pictureOf('brands', 'brands'),
  campaigns: pictureOf('campaigns', 'campaigns'),
  'menu-items': pictureOf('menu-items', 'menu_items'),
  collections: pictureOf('collections', 'collections'),
  options: pictureOf('options', 'package_item_options'),
};

/** `GET /pictures/{kind}/{id}.svg`: a composed picture, immutable under its own `?v=`, briefly cached otherwise. */
export function pictureRouter(): Router {
  const router = Router();
  // Composing takes a few milliseconds, so what is asked for again is cached.
  const composed = new LRUCache<string, string, PictureRecipe>({
    max: 400,
    memoMethod: (_hash, _stale, { context: recipe }) => composePicture(recipe),
  });
  router.get('/:kind/:file', async (request: Request<{ kind: string; file: string }>, response: Response) => {
    const kind = pictureKinds.find((known) => known === request.params.kind);
    const id = Number(/^(\d{1,9})\.svg$/.exec(request.params.file)?.[1] ?? 0);
    const row = kind && id > 0 ? await readRow(kind, id) : undefined;
    if (!kind || !row) throw notFound('This picture could not be found.');
    const recipe = readRecipe(row.picture, kind, id);
    const hash = recipeHash(recipe);
    const version = /[?&]v=([\w-]+)/.exec(request.originalUrl)?.[1];
    response.set({
      'Cache-Control': version === hash ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      'Content-Type': 'image/svg+xml; charset=utf-8',
      // Shown inside the widget's frame on other people's sites too.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: `"${hash}"`,
    });
    response.send(composed.memo(hash, { context: recipe }));
  });
  return router;
}

async function readRow(kind: PictureKind, id: number): Promise<{ picture: unknown } | undefined> {
  const [row] = await sql.fromReplica(queries[kind], [id]);
  return row;
}

/** A stored recipe, or a plain one for a row that was made without. */
export function readRecipe(stored: unknown, kind: PictureKind, id: number): PictureRecipe {
  const given: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const words = (value: unknown, otherwise: string[]) =>
    Array.isArray(value) && value.length > 0 ? value.map(String) : otherwise;
  return {
    layout: layouts.find((known) => known === given.layout) ?? (kind === 'brands' ? 'avatar' : 'plate'),
    palette: typeof given.palette === 'string' ? given.palette : 'honey',
    glyphs: words(given.glyphs, ['pot-of-food']),
    garnish: words(given.garnish, ['herb']),
    seed: typeof given.seed === 'number' ? given.seed : id,
    ...(typeof given.monogram === 'string' ? { monogram: given.monogram } : {}),
  };
}

import { Router, type Request, type Response } from 'express';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
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

/** For shared links, whose readers draw no SVG. */
const sharedSize = { width: 1200, height: 630 };
const sharedKinds: readonly PictureKind[] = ['campaigns'];

/**
 * `GET /pictures/{kind}/{id}.svg`: a composed picture, immutable under its own `?v=`, briefly cached otherwise. That of a
 * campaign is there as `.png` as well.
 */
export function pictureRouter(): Router {
  const router = Router();
  // Composing takes a few milliseconds, so what is asked for again is cached.
  const composed = new LRUCache<string, string, PictureRecipe>({
    max: 400,
    memoMethod: (_hash, _stale, { context: recipe }) => composePicture(recipe),
  });
  const drawn = new LRUCache<string, Promise<Buffer>, PictureRecipe>({
    max: 40,
    memoMethod: (hash, _stale, { context: recipe }) =>
      sharp(Buffer.from(composed.memo(hash, { context: recipe })))
        .resize({ ...sharedSize, fit: 'cover' })
        .png({ palette: true })
        .toBuffer(),
  });
  router.get('/:kind/:file', async (request: Request<{ kind: string; file: string }>, response: Response) => {
    const kind = pictureKinds.find((known) => known === request.params.kind);
    const [, digits, form] = /^(\d{1,9})\.(svg|png)$/.exec(request.params.file) ?? [];
    const id = Number(digits ?? 0);
    const isThere = kind && (form === 'svg' || sharedKinds.includes(kind));
    const row = isThere && id > 0 ? await readRow(kind, id) : undefined;
    if (!kind || !row) throw notFound('This picture could not be found.');
    const recipe = readRecipe(row.picture, kind, id);
    const hash = recipeHash(recipe);
    const version = /[?&]v=([\w-]+)/.exec(request.originalUrl)?.[1];
    response.set({
      'Cache-Control': version === hash ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      'Content-Type': form === 'png' ? 'image/png' : 'image/svg+xml; charset=utf-8',
      // Shown inside the widget's frame on other people's sites too.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: `"${hash}"`,
    });
    const asked = { context: recipe };
    response.send(form === 'png' ? await drawn.memo(hash, asked) : composed.memo(hash, asked));
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

import type { Schemas } from '@copper-carrot/contracts';
import { database, sql } from '../database';
import { forbidden, notFound } from '../errors';
import { isSiteAdmin, type Actor } from '../http';
import { pictureUrl, readRecipe } from '../pictures';
import { column, prepared } from '../prepared';
import { acceptUpload, attachFile, publicFileLink } from '../uploads';
import { presentPicture } from './catalog.presenter';

const packageQuery = prepared(
  'package-of-picture',
  { brandId: 'int4', name: 'text', picture: 'jsonb', role: column<string | null>('text?') },
  `select p.brand_id as "brandId", p.name, p.picture, m.role from packages p
   left join brand_members m on m.brand_id = p.brand_id and m.user_id = $2 where p.id = $1`,
);
const changed = prepared(
  'package-picture-changed',
  { url: 'text?', alt: 'text' },
  `update packages set picture = picture || jsonb_build_object('url', $2::text), picture_alt = $3 where id = $1
   returning picture ->> 'url' as url, picture_alt as alt`,
);

/** The package, for who may change what its brand sells: 404 for strangers, 403 for the brand's cooks. */
async function editedPackage(id: number, actor: Actor) {
  const pack = await sql.first(packageQuery, [id, actor.userId]);
  if (!pack || (pack.role === null && !isSiteAdmin(actor))) throw notFound();
  if (pack.role === 'cook') throw forbidden();
  return pack;
}

/**
 * Makes an uploaded photo the picture of a package. The one before stays stored, because placed orders show the picture that
 * their package had.
 */
export async function changePackagePicture(
  id: number,
  { upload_key: key, alt }: Schemas['PackagePictureBody'],
  actor: Actor,
): Promise<Schemas['Picture']> {
  const { name } = await editedPackage(id, actor);
  const file = await acceptUpload('package_picture', key, actor);
  return database.transaction(async (transaction) => {
    await attachFile(transaction, file.id);
    const [row] = await sql.within(transaction, changed, [id, publicFileLink(key), alt ?? name]);
    return presentPicture(row?.url ?? undefined, row?.alt ?? '');
  });
}

/** Shows the composed picture of a package again. */
export async function removePackagePicture(id: number, actor: Actor): Promise<Schemas['Picture']> {
  const { name, picture } = await editedPackage(id, actor);
  const url = pictureUrl('packages', id, readRecipe(picture, 'packages', id));
  return database.transaction(async (transaction) => {
    const [row] = await sql.within(transaction, changed, [id, url, name]);
    return presentPicture(row?.url ?? undefined, row?.alt ?? '');
  });
}

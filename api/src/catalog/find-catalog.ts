import { largestId } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { notFound } from '../errors';
import { Brand } from './brand.model';
import { Kitchen } from './kitchen.model';
import { Package } from './package.model';

/** Where an id or a slug is taken: digits alone are an id. */
export function idOrSlug(text: number | string): { id: number } | { slug: string } {
  if (!/^\d+$/.test(String(text))) return { slug: String(text) };
  const id = Number(text);
  return { id: id <= largestId ? id : 0 };
}

/** The package of an id or slug, active or not; 404 when there is none. */
export async function findPackage(which: number | string, transaction: Transaction | null): Promise<Package> {
  const found = await Package.findOne({ where: idOrSlug(which), transaction });
  if (!found) throw notFound('This package could not be found.');
  return found;
}

/** The brand of an id or slug, active or not; 404 when there is none. */
export async function findBrand(which: number | string, transaction: Transaction | null): Promise<Brand> {
  const found = await Brand.findOne({ where: idOrSlug(which), transaction });
  if (!found) throw notFound('This restaurant could not be found.');
  return found;
}

/** A brand's active kitchens, by id. */
export function findKitchens(brandId: number): Promise<Kitchen[]> {
  return Kitchen.findAll({
    where: { brandId, active: true },
    order: ['id'],
  });
}

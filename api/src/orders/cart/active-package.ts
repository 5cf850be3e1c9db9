import { findPackageWithChoices, type PackageWithChoices } from '../../catalog';
import { notFound } from '../../errors';

/** A package that can be ordered, by its id or slug; 404 for one that is no longer offered. */
export async function activePackage(id: number | string): Promise<PackageWithChoices> {
  const pack = await findPackageWithChoices(id);
  if (!pack) throw notFound('This package could not be found.');
  if (!pack.active || !pack.brandActive) throw notFound('This package is no longer offered.');
  return pack;
}

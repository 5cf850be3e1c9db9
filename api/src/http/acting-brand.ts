import { forbidden } from '../errors';
import { isSiteAdmin, type Actor } from './actor';

/** The brand whose things a caterer asks for; 403 for who works for none. */
export function actingBrand({ brandId, isCaterer, ...actor }: Actor): number {
  if (brandId === null || (!isCaterer && !isSiteAdmin({ brandId, isCaterer, ...actor }))) throw forbidden();
  return brandId;
}

import { PageError, pageId, type Schemas } from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { useParams } from 'react-router-dom';

/** The brand that the address names, `me` for one's own first; a brand that is not theirs is 404 (2 §6). */
export function useBrand(): { brand: Schemas['BrandLink']; others: Schemas['BrandLink'][] } {
  const { brandId } = useParams();
  const user = useUser();
  const brands = user?.brands ?? [];
  const own = brands.find(({ id }) => String(id) === brandId) ?? (brandId === 'me' ? brands[0] : undefined);
  // A site admin may act for any brand, also one that is not in the session.
  const acting =
    user?.is_admin && brandId
      ? { id: pageId(brandId), name: `Brand ${brandId}`, slug: '', kitchen_count: 0 }
      : undefined;
  const brand = own ?? acting;
  if (!brand) throw new PageError(404);
  return { brand, others: brands.filter(({ id }) => id !== brand.id) };
}

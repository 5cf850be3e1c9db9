import { PageError, pageId, type Schemas } from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { useParams } from 'react-router-dom';
import { useActingBrand } from './api';

type Brand = Pick<Schemas['BrandLink'], 'id' | 'name'>;

/** The brand that the address names, `me` for one's own first; a brand that is not theirs is 404 (2 §6). */
export function useBrand(): { brand: Brand; others: Brand[] } {
  const { brandId } = useParams();
  const user = useUser();
  const brands = user?.brands ?? [];
  const own = brands.find(({ id }) => String(id) === brandId) ?? (brandId === 'me' ? brands[0] : undefined);
  // A site admin may act for any brand, also one that is not in the session.
  const acting = !own && user?.is_admin && brandId ? pageId(brandId) : null;
  const { data, isLoading } = useActingBrand(acting !== null);
  const named = (): Brand | undefined => {
    if (acting === null) return undefined;
    const unnamed = isLoading ? '' : `Brand ${acting}`;
    return { id: acting, name: data?.current_brand?.name ?? unnamed };
  };
  const brand = own ?? named();
  if (!brand) throw new PageError(404);
  return { brand, others: brands.filter(({ id }) => id !== brand.id) };
}

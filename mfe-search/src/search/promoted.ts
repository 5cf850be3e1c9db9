import { promotedBrandEvery, type Schemas } from '@copper-carrot/contracts';

export type Listed =
  | { kind: 'package'; record: Schemas['PackageRecord'] }
  | { kind: 'promoted'; record: Schemas['BrandRecord'] };

/** Inserts a promoted restaurant after every third package; none among favorites (1 §9). */
export function withPromoted(
  packages: readonly Schemas['PackageRecord'][],
  promoted: readonly Schemas['BrandRecord'][],
  favoritesOnly: boolean,
): Listed[] {
  const rest = favoritesOnly ? [] : [...promoted];
  return packages.flatMap((record, index): Listed[] => {
    const after = (index + 1) % promotedBrandEvery === 0 ? rest.shift() : undefined;
    return [{ kind: 'package', record }, ...(after ? [{ kind: 'promoted', record: after } as const] : [])];
  });
}

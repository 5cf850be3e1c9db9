import type { Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { aside, urls } from '../../api';
import { PackageCard } from '../../components/PackageCard';
import { type PackageEvent } from '../../hooks/usePackageEvent';
import { eventQuery } from '../../search/event-query';
import { CardGrid } from '../Search/Results';

const shown = 3;
/** Enough records to find other caterers, even if the package's own has most. */
const looked = 12;

/**
 * Packages of the same cuisine from other caterers for this event, or of the same meal if there are too
 * few; nothing if there are none.
 */
export function Similar({ pack, event }: { pack: Schemas['Package']; event: PackageEvent }) {
  const sameKind = useOthers(pack, event, { package_category: [pack.package_category] });
  const isShort = sameKind !== undefined && sameKind.length < shown;
  const sameMeal = useOthers(pack, event, isShort ? { package_type: [pack.package_type] } : null) ?? [];
  const known = new Set(sameKind?.map(({ id }) => id));
  const others = [...(sameKind ?? []), ...sameMeal.filter(({ id }) => !known.has(id))].slice(0, shown);
  if (others.length === 0) return null;
  return (
    <Stack gap={5} as="section" aria-labelledby="similar">
      <SectionTitle id="similar">Similar, by other caterers</SectionTitle>
      <CardGrid>
        {others.map((other) => (
          <li key={other.id}>
            <PackageCard pack={other} event={event} />
          </li>
        ))}
      </CardGrid>
    </Stack>
  );
}

type Kind = Pick<Parameters<typeof urls.packageSearch>[0], 'package_category' | 'package_type'>;

/** Packages of other caterers for this event; no request without a kind. */
function useOthers(pack: Schemas['Package'], event: PackageEvent, kind: Kind | null) {
  const { data } = useRead(
    kind &&
      urls.packageSearch({
        ...kind,
        ...eventQuery({ ...event, placeId: event.placeId ?? pack.place_ids[0] ?? null }),
        order_by_popularity: true,
        limit: looked,
        expand: ['caterer'],
      }),
    { ...aside, keepPrevious: true },
  );
  return data?.records.filter(({ brand_id }) => brand_id !== pack.brand_id);
}

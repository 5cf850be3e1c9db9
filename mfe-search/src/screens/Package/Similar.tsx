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
/** Among so many there are enough of other caterers, even where its own has the most of them. */
const looked = 12;

/**
 * The same kind of food by other caterers who can make it there and then, and where they make too little of it, food for the
 * same meal; nothing stands here while there is none.
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

/** What other caterers can make there and then; nothing while nobody asks. */
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

import { type Schemas } from '@copper-carrot/contracts';
import { openAuth } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Landing } from '../../components/landing/Landing';
import { Occasions } from '../../components/landing/Occasions';
import { PackageRail } from '../../components/landing/PackageRail';
import { unlessPlacesFailed, usePackages } from '../../hooks/usePackages';
import { type usePlaces } from '../../hooks/usePlaces';
import { emptySearch } from '../../search/search-state';

const shown = 8;

export interface ForAnyoneProps {
  place: Schemas['Place'] | null;
  known: ReturnType<typeof usePlaces>;
}

/** Recommendations without personal data: popular packages, and how to improve them. */
export function ForAnyone({ place, known }: ForAnyoneProps) {
  const search = { ...emptySearch, placeId: place?.enum ?? null };
  const popular = usePackages(place && search, shown);
  return (
    <Landing>
      <PageTitle
        size="hero"
        above={place?.label ?? 'Around you'}
        below="What offices around you order most. Log in, and these become ideas from what your own team has ordered and liked."
        actions={
          <Button variant="secondary" onClick={() => openAuth('login')}>
            Log in for your own
          </Button>
        }
      >
        Picked for you
      </PageTitle>
      <PackageRail
        title="What offices order most"
        found={unlessPlacesFailed(popular, known)}
        search={search}
        expected={shown}
        empty={<p>Nothing is on offer here yet.</p>}
      />
      <Occasions place={place} />
    </Landing>
  );
}

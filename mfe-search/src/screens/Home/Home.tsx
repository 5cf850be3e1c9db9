import {
  type MealType,
  type PackageRecord,
  type PlaceView,
  type SearchResponse,
} from '@copper-carrot/contracts';
import { media, space } from '@copper-carrot/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useCancellable } from '../../hooks/useCancellable';
import { rememberPlace, useLikelyPlace, usePlaces } from '../../hooks/usePlaces';
import { urls } from '../../api';
import { GroupBand } from './GroupBand';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { Kitchens } from './Kitchens';
import { Occasions } from './Occasions';
import { Places } from './Places';
import { Popular } from './Popular';

const shown = 8;

/** The first thing that anyone sees: what this is, a way into search, what is good nearby, how it works, who cooks. */
export default function Home() {
  const { places } = usePlaces();
  const likely = useLikelyPlace(places);
  const [chosen, setChosen] = useState<PlaceView | null>(null);
  const [meal, setMeal] = useState<MealType | null>(null);
  const place = chosen ?? likely;
  const popular = useCancellable<SearchResponse<PackageRecord>>(
    place &&
      urls.packageSearch({
        place_id: place.enum,
        package_type: meal ?? undefined,
        order_by_popularity: true,
        limit: shown,
        expand: ['caterer'],
      }),
  );
  const choose = (next: PlaceView) => {
    rememberPlace(next.enum);
    setChosen(next);
  };
  return (
    <Page>
      <Hero places={places} place={place} onPlace={choose} packages={popular.data?.records} />
      <Popular
        place={place}
        meal={meal}
        onMeal={setMeal}
        response={popular.data}
        stale={popular.isValidating}
        error={popular.error}
        retry={() => popular.mutate()}
      />
      <HowItWorks />
      <Kitchens place={place} />
      <GroupBand place={place} />
      <Occasions place={place} />
      <Places places={places} />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${space(16)};
  max-width: 80rem;
  margin-inline: auto;

  > * {
    min-width: 0;
  }
  ${media.largeTablet} {
    gap: ${space(24)};
  }
`;

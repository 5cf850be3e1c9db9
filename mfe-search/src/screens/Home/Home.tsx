import { type MealType, type Schemas } from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { Landing } from '../../components/landing/Landing';
import { LandingHero } from '../../components/landing/LandingHero';
import { PackageRail } from '../../components/landing/PackageRail';
import { useLeftOrder } from '../../components/left/useLeftOrder';
import { useLeisure } from '../../hooks/useLeisure';
import { useNear } from '../../hooks/useNear';
import { unlessPlacesFailed, usePackages } from '../../hooks/usePackages';
import { rememberPlace, useLikelyPlace, usePlaces } from '../../hooks/usePlaces';
import { emptySearch } from '../../search/search-state';
import { MealTypes } from '../Search/MealTypes';
import { further } from './further-part';
import { OrderAgain } from './OrderAgain';
import { orderAgainShown, useOrderedMost } from './ordered-most';

const shown = 8;
const anywhere = {};

/** The home page: introduction, search, packages nearby, how it works and caterers. */
export default function Home() {
  const { ref: room, near: isNear } = useNear();
  const hasTime = useLeisure(!further.isThere());
  const drawsFurther = useDeferredValue(useOnDemand(further, isNear || hasTime));
  const user = useUser();
  const left = useLeftOrder(anywhere);
  const asked = usePlaces();
  const { places } = asked;
  const likely = useLikelyPlace(places);
  const [chosen, setChosen] = useState<Schemas['Place'] | null>(null);
  const [meal, setMeal] = useState<MealType | null>(null);
  const place = chosen ?? likely;
  const search = { ...emptySearch, placeId: place?.enum ?? null, mealType: meal };
  const hasOrdered = user !== null && user.submitted_order_count > 0;
  const again = useOrderedMost(hasOrdered);
  const known = (again.data?.records ?? []).map(({ id }) => id);
  const limit = shown + (hasOrdered ? orderAgainShown : 0);
  const popular = unlessPlacesFailed(usePackages(place && search, limit), asked);
  const choose = (next: Schemas['Place']) => {
    rememberPlace(next.enum);
    setChosen(next);
  };
  if (!left.isSettled) return <Room />;
  const kitchens = place ? `${place.brands_count} kitchens in ${place.label}` : 'kitchens around your office';
  return (
    <Landing>
      {left.strip}
      <LandingHero
        size={user ? 'compact' : 'display'}
        title="Good food for the whole room."
        lead={
          user
            ? undefined
            : `Breakfasts, lunches and late-night trays from ${kitchens}. Say how many you are; see the whole price before you order.`
        }
        found={popular}
        places={places}
        place={place}
        onPlace={choose}
      />
      {hasOrdered && <OrderAgain name={user.first_name} found={again} />}
      <PackageRail
        title={`Good ${place ? `in ${place.label}` : 'nearby'} right now`}
        found={popular}
        search={search}
        expected={shown}
        without={known}
        above={<MealTypes value={meal} counts={popular.data?.type_counts} onChange={setMeal} />}
        empty={<p>Nobody here makes this yet. Another meal has more.</p>}
      />
      {drawsFurther ? <further.Part place={place} places={places} /> : <Room ref={room} />}
    </Landing>
  );
}

/** Keeps the footer below the window until the content above is loaded. */
const Room = styled.div`
  min-height: 100vh;
`;

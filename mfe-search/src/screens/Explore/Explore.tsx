import {
  href,
  matchPattern,
  messageOf,
  PageError,
  pageHeads,
  routePaths,
  type Schemas,
} from '@copper-carrot/contracts';
import { Breadcrumbs } from '@copper-carrot/shared-ui/Breadcrumbs';
import { ErrorState } from '@copper-carrot/shared-ui/ErrorState';
import { count } from '@copper-carrot/shared-ui/words';
import { useLocation } from 'react-router-dom';
import { Areas } from '../../components/landing/Areas';
import { Cuisines } from '../../components/landing/Cuisines';
import { HowItWorks } from '../../components/landing/HowItWorks';
import { Kitchens } from '../../components/landing/Kitchens';
import { Landing } from '../../components/landing/Landing';
import { LandingHero } from '../../components/landing/LandingHero';
import { LoadingLanding } from '../../components/landing/LoadingLanding';
import { Occasions } from '../../components/landing/Occasions';
import { PackageRail } from '../../components/landing/PackageRail';
import { usePackages } from '../../hooks/usePackages';
import { usePageHead } from '../../hooks/usePageHead';
import { usePlaces } from '../../hooks/usePlaces';
import { emptySearch } from '../../search/search-state';

const shown = 8;

/** The page of a service area: popular packages, cuisines and caterers (2 §2). */
export default function Explore() {
  const area = matchPattern(routePaths.explore, useLocation().pathname)?.area;
  const { places, failed, retry } = usePlaces();
  const place = places.find(({ slug }) => slug === area);
  if (place) return <Area key={place.enum} place={place} places={places} />;
  if (failed)
    return (
      <ErrorState title="We could not load this area" onRetry={() => retry()}>
        {messageOf(failed)}
      </ErrorState>
    );
  if (places.length > 0) throw new PageError(404, 'We do not know this area.');
  return <LoadingLanding label="Loading the area" />;
}

const packagesAt = ({ type_counts }: Schemas['Place']) =>
  Object.values(type_counts).reduce((sum, each) => sum + each, 0);

function Area({ place, places }: { place: Schemas['Place']; places: readonly Schemas['Place'][] }) {
  usePageHead(pageHeads.area(place));
  const search = { ...emptySearch, placeId: place.enum };
  const popular = usePackages(search, shown);
  const kitchens = count(place.brands_count, 'kitchen');
  return (
    <Landing>
      <LandingHero
        title={`Catering in ${place.label}`}
        above={<Breadcrumbs items={[{ label: 'Home', to: href.home() }, { label: place.label }]} />}
        lead={`${kitchens} with ${count(packagesAt(place), 'package')} between them, for breakfasts, lunches and everything after. Say how many you are, and see who can be at your door and what it comes to.`}
        found={popular}
        places={places}
        place={place}
      />
      <PackageRail
        title="What people order here"
        found={popular}
        search={search}
        expected={shown}
        empty={<p>No kitchen here has put up a package yet.</p>}
      />
      <Cuisines place={place} title={`What there is in ${place.label}`} />
      <Kitchens place={place} title="Who cooks here" />
      <Occasions place={place} />
      <HowItWorks />
      <Areas places={places} current={place} title="Elsewhere" />
    </Landing>
  );
}

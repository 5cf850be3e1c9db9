import {
  findPublicCuisine,
  href,
  matchPattern,
  PageError,
  pageHeads,
  type PublicCuisine,
  routePaths,
  type Schemas,
} from '@copper-carrot/contracts';
import { Breadcrumbs } from '@copper-carrot/shared-ui/Breadcrumbs';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { useLocation, useNavigate } from 'react-router-dom';
import { Cuisines } from '../../components/landing/Cuisines';
import { packagesOf } from '../../components/landing/packages-of';
import { Kitchens } from '../../components/landing/Kitchens';
import { Landing } from '../../components/landing/Landing';
import { LandingHero } from '../../components/landing/LandingHero';
import { PackageRail } from '../../components/landing/PackageRail';
import { unlessPlacesFailed, usePackages } from '../../hooks/usePackages';
import { usePageHead } from '../../hooks/usePageHead';
import { rememberPlace, useLikelyPlace, usePlaces } from '../../hooks/usePlaces';
import { readSearch } from '../../search/query-string';
import { emptySearch, type SearchState } from '../../search/search-state';
import { cuisineWords } from './cuisine-words';
import { Elsewhere } from './Elsewhere';

const shown = 12;

/** The page of a cuisine: its caterers at a place, and other places that have it (2 §2). */
export default function Cuisine() {
  const slug = matchPattern(routePaths.cuisine, useLocation().pathname)?.cuisine ?? '';
  const cuisine = findPublicCuisine(slug);
  if (!cuisine) throw new PageError(404, 'We have no page for this cuisine.');
  return <Found key={cuisine.slug} cuisine={cuisine} />;
}

const filterOf = ({ category, mealType }: PublicCuisine): Partial<SearchState> =>
  category ? { mealType, cuisines: [category] } : { mealType };

function Found({ cuisine }: { cuisine: PublicCuisine }) {
  usePageHead(pageHeads.cuisine(cuisine));
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const known = usePlaces();
  const { places } = known;
  const likely = useLikelyPlace(places);
  const asked = readSearch(new URLSearchParams(query)).placeId;
  const place = places.find((each) => each.enum === asked) ?? likely;
  const filter = filterOf(cuisine);
  const search = { ...emptySearch, ...filter, placeId: place?.enum ?? null };
  const found = unlessPlacesFailed(usePackages(place && search, shown), known);
  const choose = (next: Schemas['Place']) => {
    rememberPlace(next.enum);
    void navigate(href.cuisine(cuisine.slug, { place_id: next.enum }), { replace: true });
  };
  const here = place ? packagesOf(cuisine, place) : 0;
  return (
    <Landing>
      <LandingHero
        title={`${cuisine.label} catering`}
        above={<Breadcrumbs items={[{ label: 'Home', to: href.home() }, { label: cuisine.label }]} />}
        lead={cuisineWords(cuisine, place)}
        found={found}
        places={places}
        place={place}
        onPlace={choose}
        search={filter}
      />
      <PackageRail
        title={place ? `${cuisine.label} in ${place.label}` : cuisine.label}
        found={found}
        search={search}
        expected={place && here > 0 ? Math.min(shown, here) : 4}
        empty={
          <EmptyState
            icon="store"
            title={`Nobody in ${place?.label ?? 'this place'} makes this yet`}
            action={
              <ButtonLink to={href.search(undefined, { place_id: place?.enum })}>
                See what there is
              </ButtonLink>
            }
          >
            Kitchens in other places do: they are further down.
          </EmptyState>
        }
      />
      <Kitchens place={here > 0 ? place : null} title="Who cooks it" search={filter} />
      <Elsewhere cuisine={cuisine} places={places} current={place} />
      <Cuisines place={place} title="Or something else?" without={cuisine} />
    </Landing>
  );
}

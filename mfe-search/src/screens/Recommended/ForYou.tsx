import { href, type Schemas } from '@copper-carrot/contracts';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Landing } from '../../components/landing/Landing';
import { PackageRail } from '../../components/landing/PackageRail';
import { unlessPlacesFailed, usePackages } from '../../hooks/usePackages';
import { type usePlaces } from '../../hooks/usePlaces';
import { emptySearch, type SearchState } from '../../search/search-state';

const shown = 4;

export interface ForYouProps {
  user: Schemas['Session'];
  place: Schemas['Place'] | null;
  known: ReturnType<typeof usePlaces>;
}

/** Recommendations for a person: frequent orders, similar packages, older favorites and new ones. */
export function ForYou({ user, place, known }: ForYouProps) {
  const placeId = place?.enum ?? null;
  const sorted = (sort: SearchState['sort']): SearchState => ({ ...emptySearch, placeId, sort });
  // A person without orders would see these sections load and disappear.
  const hasOrdered = user.submitted_order_count > 0;
  const often = usePackages(hasOrdered && sorted('frequently_ordered'), shown, { previously_ordered: true });
  const liked = usePackages(hasOrdered && sorted('oldie_but_goodie'), shown);
  const unknown = usePackages(place && sorted('new_to_me'), 2 * shown);
  const [first] = often.data?.records ?? [];
  const like: SearchState | null = first
    ? { ...emptySearch, placeId, mealType: first.package_type, cuisines: [first.package_category] }
    : null;
  const similar = usePackages(like, 2 * shown, { previously_ordered: false });
  const nothing = (hasOrdered ? [often, liked, unknown] : [unknown]).every(
    ({ data }) => data?.records.length === 0,
  );
  const ordered = (often.data?.records ?? []).map(({ id }) => id);
  return (
    <Landing>
      <PageTitle
        size="hero"
        above={place?.label ?? 'Around you'}
        below={
          hasOrdered
            ? 'From what your team has ordered and how you rated it; nothing here is an advertisement.'
            : 'What offices around you order most; nothing here is an advertisement. After your first order, ideas from it come first.'
        }
      >
        Picked for you, {user.first_name}
      </PageTitle>
      {hasOrdered && (
        <>
          <PackageRail
            title="What you order most"
            found={often}
            search={sorted('frequently_ordered')}
            expected={shown}
            more={false}
          />
          {(first || (!often.data && !often.error)) && (
            <PackageRail
              title={first ? `Because you order ${first.name}` : 'Because of what you order'}
              found={first ? similar : often}
              search={like ?? sorted('frequently_ordered')}
              expected={shown}
              more={false}
              without={ordered}
            />
          )}
          <PackageRail
            title="Oldie but goodie"
            found={liked}
            search={sorted('oldie_but_goodie')}
            expected={shown}
            without={ordered}
          />
        </>
      )}
      <PackageRail
        title="New to you"
        found={unlessPlacesFailed(unknown, known)}
        search={sorted('new_to_me')}
        expected={2 * shown}
      />
      {nothing && (
        <EmptyState
          title="Nothing to go by yet"
          action={<ButtonLink to={href.search(undefined, { place_id: placeId })}>Find food</ButtonLink>}
        >
          After your first order, ideas for the next one appear here.
        </EmptyState>
      )}
    </Landing>
  );
}

import { href, messageOf } from '@copper-carrot/contracts';
import { ErrorState } from '@copper-carrot/shared-ui/ErrorState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Loading, SkeletonCard } from '@copper-carrot/shared-ui/Skeleton';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useDrawnCards } from '../../hooks/useDrawnCards';
import { type FoundPackages } from '../../hooks/usePackages';
import { writeSearch } from '../../search/query-string';
import { type SearchState } from '../../search/search-state';
import { PackageCard } from '../PackageCard';
import { Rail } from './Rail';
import { SeeAll } from './SeeAll';

/** About as many cards as one row shows. */
const firstFew = 4;

export interface PackageRailProps {
  title: string;
  found: FoundPackages;
  /** The search that found the packages; 'See all' links to it. */
  search: SearchState;
  /** Between the title and the cards. */
  above?: ReactNode;
  /** Shown if there are no packages; without it the section is left out. */
  empty?: ReactNode;
  /** The expected number of cards, which reserves their space. */
  expected?: number;
  /** False if the search page has no filter for these packages. */
  more?: boolean;
  /** Package ids to leave out, as the page shows them already. */
  without?: readonly number[];
}

/** A titled row of packages, with skeletons until they load. */
export function PackageRail({
  title,
  found,
  search,
  above,
  empty,
  expected = 4,
  more = true,
  without = [],
}: PackageRailProps) {
  const id = useId();
  const drawn = useDrawnCards(firstFew);
  const { data, error } = found;
  const packages = data?.records.filter((pack) => !without.includes(pack.id)).slice(0, expected);
  if (packages?.length === 0 && !empty) return null;
  return (
    <Stack gap={6} as="section" aria-labelledby={id}>
      <SectionTitle
        id={id}
        actions={
          more && data && packages && data.count > packages.length ? (
            <SeeAll to={`${href.search()}?${writeSearch({ ...search, searchType: 'packages' }).toString()}`}>
              See all {data.count}
            </SeeAll>
          ) : undefined
        }
      >
        {title}
      </SectionTitle>
      {above}
      {data && packages ? (
        packages.length > 0 ? (
          <Rail aria-busy={found.isRefreshing || undefined}>
            {packages.slice(0, drawn).map((pack) => (
              <li key={pack.id}>
                <PackageCard pack={pack} event={search} timesOrdered={data.times_ordered_counts[pack.id]} />
              </li>
            ))}
          </Rail>
        ) : (
          empty
        )
      ) : error ? (
        <ErrorState title="We could not load the menus" onRetry={() => found.refresh()}>
          {messageOf(error)}
        </ErrorState>
      ) : (
        <Loading label="Loading packages">
          <Rail as="div">
            {Array.from({ length: expected }, (_, card) => (
              <Coming key={card}>
                <SkeletonCard />
              </Coming>
            ))}
          </Rail>
        </Loading>
      )}
    </Stack>
  );
}

/** The height of a card. */
const Coming = styled.div`
  min-height: 28rem;
`;

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

/** About what a window shows of one row. */
const firstFew = 4;

export interface PackageRailProps {
  title: string;
  found: FoundPackages;
  /** The search that the packages were found by; its page is where 'See all' leads. */
  search: SearchState;
  /** Between the title and the cards. */
  above?: ReactNode;
  /** Where nothing was found; without it the part is left out then. */
  empty?: ReactNode;
  /** How many cards there will be, so that nothing moves when they come. */
  expected?: number;
  /** False where the search page can't be asked for just these. */
  more?: boolean;
  /** Leaves these out: they are on the page already. */
  without?: readonly number[];
}

/** Packages under a title, with the shape of the cards until they come. */
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
        <ErrorState title="The menus did not come" onRetry={() => found.refresh()}>
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

/** As high as the card that comes. */
const Coming = styled.div`
  min-height: 28rem;
`;

import { href } from '@copper-carrot/contracts';
import { Link } from '@copper-carrot/shared-ui/Link';
import { PackageRail } from '../../components/landing/PackageRail';
import { type FoundPackages, usePackages } from '../../hooks/usePackages';
import { emptySearch } from '../../search/search-state';

export const orderAgainShown = 4;
const search = { ...emptySearch, sort: 'frequently_ordered' as const };

/** What this person has ordered most; asks nobody for somebody who never ordered. */
export const useOrderedMost = (asks: boolean) =>
  usePackages(asks ? search : null, orderAgainShown, { previously_ordered: true });

/** What this person orders most, one press away; nothing for whom it has nothing. */
export function OrderAgain({ name, found }: { name: string; found: FoundPackages }) {
  return (
    <PackageRail
      title={`Again for your team, ${name}?`}
      found={found}
      search={search}
      expected={orderAgainShown}
      more={false}
      above={
        <p>
          What you have ordered most. <Link to={href.recommended()}>More ideas for you</Link>
        </p>
      }
    />
  );
}

import { href } from '@copper-carrot/contracts';
import { Link } from '@copper-carrot/shared-ui';
import { PackageRail } from '../../components/landing/PackageRail';
import { usePackages } from '../../hooks/usePackages';
import { emptySearch } from '../../search/search-state';

const shown = 4;
const search = { ...emptySearch, sort: 'frequently_ordered' as const };

/** What this person orders most, one press away; nothing for whom it has nothing. */
export function OrderAgain({ name }: { name: string }) {
  const found = usePackages(search, shown, { previously_ordered: true });
  return (
    <PackageRail
      title={`Again for your team, ${name}?`}
      found={found}
      search={search}
      expected={shown}
      above={
        <p>
          What you have ordered most. <Link to={href.recommended()}>More ideas for you</Link>
        </p>
      }
    />
  );
}

import { href } from '@copper-carrot/contracts';
import { Link } from '@copper-carrot/shared-ui/Link';
import { PackageRail } from '../../components/landing/PackageRail';
import { type FoundPackages } from '../../hooks/usePackages';
import { orderAgainSearch, orderAgainShown } from './ordered-most';

/** The person's most ordered packages; nothing if there are none. */
export function OrderAgain({ name, found }: { name: string; found: FoundPackages }) {
  return (
    <PackageRail
      title={`Again for your team, ${name}?`}
      found={found}
      search={orderAgainSearch}
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

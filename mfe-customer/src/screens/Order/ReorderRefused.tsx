import { errorCodes, href, type Schemas } from '@copper-carrot/contracts';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Notice } from '@copper-carrot/shared-ui/Notice';

/** Why an order can't be made again, and what to do instead. */
export function ReorderRefused({ order, refusal }: { order: Schemas['Order']; refusal: Schemas['Error'] }) {
  return (
    <Notice tone="warning" title="This can’t be ordered again" action={<Instead {...{ order, refusal }} />}>
      {refusal.message}
    </Notice>
  );
}

function Instead({ order, refusal }: { order: Schemas['Order']; refusal: Schemas['Error'] }) {
  switch (refusal.code) {
    case errorCodes.reorder.nothingLeft:
      return <ButtonLink to={href.catering(order.brand.slug)}>See their menu</ButtonLink>;
    case errorCodes.reorder.ownerLeft:
      return order.package ? (
        <ButtonLink to={href.package(order.package.slug)}>See the package</ButtonLink>
      ) : (
        <ButtonLink to={href.catering(order.brand.slug)}>See their menu</ButtonLink>
      );
    default:
      return <ButtonLink to={href.search(undefined, searchOf(refusal))}>Find something like it</ButtonLink>;
  }
}

/** The search that a refusal names; what it leaves open is left open. */
function searchOf({ context }: Schemas['Error']): Record<string, string | number | boolean | null> {
  const { search } = context;
  if (typeof search !== 'object' || search === null) return {};
  return Object.fromEntries(
    Object.entries(search).filter((entry): entry is [string, string | number | boolean] =>
      ['string', 'number', 'boolean'].includes(typeof entry[1]),
    ),
  );
}

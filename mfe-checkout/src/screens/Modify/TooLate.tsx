import { formatPhone, type Schemas, telHref } from '@copper-carrot/contracts';
import { currentUser } from '@copper-carrot/contracts/runtime';
import { Link } from '@copper-carrot/shared-ui/Link';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { makesIt } from '../../checkout/destination';

/** What can still be changed of an order whose notice has passed, and what can't. */
export function TooLate({ order }: { order: Schemas['Order'] }) {
  const { brand, cutoff_at: cutoff, pickup, status } = order;
  const { phone_number: phone } = brand;
  const knownBy = cutoff && formatMoment(cutoff, order);
  // Who cooks it asks nobody and calls nobody; how it is paid and where it goes is its customer's to say.
  const isOwn = makesIt(order, currentUser());
  return (
    <Notice tone="warning" title="It is too late to change the food of this order">
      {isOwn ? (
        <>
          Your kitchen had to know by {knownBy}. You can still change the tip and how it is booked, or move it
          to a later date.
        </>
      ) : (
        <>
          {brand.name} had to know by {knownBy}. You can still change the tip, how it is paid and booked
          {pickup ? '' : ', whom the driver meets and what they should know'}, or move it to a later date
          {status === 'pending' ? '' : `, which ${brand.name} is asked about first`}.
        </>
      )}
      {phone && !isOwn && (
        <>
          {' '}
          For anything else please call <Link href={telHref(phone)}>{formatPhone(phone)}</Link>.
        </>
      )}
    </Notice>
  );
}

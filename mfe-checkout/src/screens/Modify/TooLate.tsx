import { formatPhone, type Schemas, telHref } from '@copper-carrot/contracts';
import { currentUser } from '@copper-carrot/contracts/runtime';
import { Link } from '@copper-carrot/shared-ui/Link';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { makesIt } from '../../checkout/destination';

/** What can and can't be changed after the change notice has passed. */
export function TooLate({ order }: { order: Schemas['Order'] }) {
  const { brand, cutoff_at: cutoff, pickup, status } = order;
  const { phone_number: phone } = brand;
  const knownBy = cutoff && formatMoment(cutoff, order);
  // For the caterer of a direct order: payment and address are the customer's to change.
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

import { formatPhone, type Schemas, telHref } from '@copper-carrot/contracts';
import { Link } from '@copper-carrot/shared-ui/Link';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { Notice } from '@copper-carrot/shared-ui/Notice';

/** What can still be changed of an order whose notice has passed, and what can't. */
export function TooLate({ order }: { order: Schemas['Order'] }) {
  const { brand, cutoff_at: cutoff, pickup, status } = order;
  const { phone_number: phone } = brand;
  return (
    <Notice tone="warning" title="It is too late to change the food of this order">
      {brand.name} had to know by {cutoff && formatMoment(cutoff, order)}. You can still change the tip, how
      it is paid and booked{pickup ? '' : ', whom the driver meets and what they should know'}, or move it to
      a later date{status === 'pending' ? '' : `, which ${brand.name} is asked about first`}.
      {phone && (
        <>
          {' '}
          For anything else please call <Link href={telHref(phone)}>{formatPhone(phone)}</Link>.
        </>
      )}
    </Notice>
  );
}

import { formatPhone, href, type Schemas, telHref } from '@copper-carrot/contracts';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Link } from '@copper-carrot/shared-ui/Link';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { Notice } from '@copper-carrot/shared-ui/Notice';

/** Of an order whose notice has passed: that, whom to call about the food, and where the rest is changed. */
export function TooLate({ order }: { order: Schemas['Order'] }) {
  const { brand, cutoff_at: cutoff } = order;
  const { phone_number: phone } = brand;
  return (
    <Notice
      tone="info"
      title="It is too late to change the food of this order"
      action={phone && <ButtonLink href={telHref(phone)}>Call {formatPhone(phone)}</ButtonLink>}
    >
      {brand.name} had to know by {cutoff && formatMoment(cutoff, order)}.
      {phone && ' For anything about the food please call them.'} You can still{' '}
      <Link to={href.modify(order.id)}>move it to a later date, change its tip or how it is paid</Link>.
    </Notice>
  );
}

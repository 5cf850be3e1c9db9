import { Link } from '@copper-carrot/shared-ui/Link';
import { Rating } from '@copper-carrot/shared-ui/Rating';
import { useLocation } from 'react-router-dom';
import { reviewsId } from './reviews-id';

/** The rating of a package or restaurant, which links to its reviews; nothing without reviews. */
export function ReviewedRating({ value, count }: { value: number | null; count: number }) {
  const { search } = useLocation();
  if (count === 0) return <Rating value={value} />;
  return (
    <Link
      look="plain"
      to={`${search}#${reviewsId}`}
      // A second press scrolls again although the address stays the same.
      onClick={() => document.getElementById(reviewsId)?.focus()}
    >
      <Rating value={value} count={count} />
    </Link>
  );
}

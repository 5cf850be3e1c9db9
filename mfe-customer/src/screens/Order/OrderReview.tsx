import { coinsOfReview, href, type Schemas } from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Rating } from '@copper-carrot/shared-ui/Rating';
import { RateOrder } from '../../components/Review/RateOrder';

/** The stars of an order: to press while it can be reviewed, and those that its owner gave. */
export function OrderReview({ order }: { order: Schemas['Order'] }) {
  const user = useUser();
  if (!order.can.review && !order.review) return null;
  const coins = user ? coinsOfReview(user, order) : 0;
  const isOwn = user?.id === order.user_id;
  return (
    <Card as="section" aria-labelledby="review-title">
      <Stack gap={2}>
        <SectionTitle id="review-title">{order.review ? 'Review' : 'How was it?'}</SectionTitle>
        {order.review ? (
          <Cluster gap={3}>
            <Rating value={order.review.overall_rating} />
            {isOwn && <Link to={href.customerReviews()}>Your reviews</Link>}
          </Cluster>
        ) : (
          <>
            <RateOrder orderId={order.id} brandName={order.brand.name} coins={coins} />
            {coins > 0 && <p>A review earns you {coins} coins.</p>}
          </>
        )}
      </Stack>
    </Card>
  );
}

import { href, isOldReview, reviewTagNames, type Schemas } from '@copper-carrot/contracts';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { Rating } from '@copper-carrot/shared-ui/Rating';
import { formatDate } from '@copper-carrot/shared-ui/dates';
import { color, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import styled from 'styled-components';
import { ReviewDialog } from '../../components/Review/ReviewDialog';

/** A review with all that its reader may know of it; its writer changes it while that is new. */
export function GivenReview({ review }: { review: Schemas['Review'] }) {
  const [editing, setEditing] = useState(false);
  const { brand, package: pack, order_id: orderId } = review;
  const about = pack ? `${pack.name}, ${brand.name}` : brand.name;
  const close = () => setEditing(false);
  return (
    <Item gap={2}>
      <Cluster gap={3}>
        <Rating value={review.overall_rating} />
        {orderId === null ? <b>{about}</b> : <Link to={href.customerOrder({ id: orderId })}>{about}</Link>}
        {review.anonymous && <Badge>Anonymous</Badge>}
        {isOldReview(review) && <Badge>Old review</Badge>}
      </Cluster>
      {review.body && <Words>{review.body}</Words>}
      <Tags review={review} />
      {review.feedback_for_caterer && (
        <Words>
          <b>For {brand.name} alone:</b> {review.feedback_for_caterer}
        </Words>
      )}
      {review.customer_notes && (
        <Words>
          <b>For your team:</b> {review.customer_notes}
        </Words>
      )}
      {review.reply && (
        <Reply>
          <b>{brand.name} answered:</b> {review.reply.body}
        </Reply>
      )}
      <Cluster gap={3}>
        <Small>
          {review.reviewer_name}, {formatDate(review.created_at.slice(0, 10))}
        </Small>
        {review.editable_until && orderId !== null && (
          <Button
            variant="quiet"
            size="small"
            icon="edit"
            aria-label={`Edit the review of order #${orderId}`}
            onClick={() => setEditing(true)}
          >
            Edit
          </Button>
        )}
      </Cluster>
      {editing && orderId !== null && (
        <ReviewDialog
          orderId={orderId}
          brandName={brand.name}
          stars={review.overall_rating}
          before={review}
          coins={0}
          onClose={close}
          onSaved={close}
        />
      )}
    </Item>
  );
}

function Tags({ review }: { review: Schemas['Review'] }) {
  const praised = review.positive_rating_reasons.map((tag) => reviewTagNames[tag]);
  const wanting = review.negative_rating_reasons.map((tag) => `${reviewTagNames[tag]} could be better`);
  const again =
    review.would_reorder === null
      ? []
      : [review.would_reorder ? 'Would order again' : 'Would not order again'];
  const all = [...praised, ...wanting, ...again];
  return all.length === 0 ? null : <Small>{all.join(' · ')}</Small>;
}

const Item = styled(Stack)`
  padding: ${space(4)};
`;
const Words = styled.p`
  max-width: 42rem;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
const Reply = styled(Words)`
  padding: ${space(3)} ${space(4)};
  background: ${color.sunken};
  border-radius: ${radius.medium};
`;
const Small = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.small};
`;

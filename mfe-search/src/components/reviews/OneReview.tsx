import { href, reviewTagNames, type Schemas } from '@copper-carrot/contracts';
import { formatDate } from '@copper-carrot/shared-ui/dates';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { Link } from '@copper-carrot/shared-ui/Link';
import { Rating } from '@copper-carrot/shared-ui/Rating';
import { color, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import styled from 'styled-components';

/** One review: stars, order, author, text and tags. */
export function OneReview({ review, ofBrand }: { review: Schemas['PublicReview']; ofBrand: boolean }) {
  const {
    package: pack,
    headcount,
    positive_rating_reasons: praised,
    negative_rating_reasons: wanting,
  } = review;
  return (
    <Item>
      <Head>
        <Rating value={review.overall_rating} />
        <strong>{review.reviewer_name ?? 'Somebody who ordered'}</strong>
        <span>{formatDate(review.created_at.slice(0, 10))}</span>
      </Head>
      {review.body && <Body>{review.body}</Body>}
      {praised.length + wanting.length > 0 && (
        <Named aria-label="What they named">
          {praised.map((tag) => (
            <li key={tag}>
              <Icon name="check" size="1rem" />
              {reviewTagNames[tag]}
            </li>
          ))}
          {wanting.map((tag) => (
            <li key={tag} data-wanting>
              <Icon name="close" size="1rem" />
              {reviewTagNames[tag]} could be better
            </li>
          ))}
        </Named>
      )}
      {review.reply && (
        <Reply>
          <b>The restaurant answered:</b> {review.reply.body}
        </Reply>
      )}
      <About>
        {ofBrand && pack && (
          <>
            Ordered <Link to={href.package(pack.slug)}>{pack.name}</Link>{' '}
          </>
        )}
        {headcount !== null &&
          `${ofBrand && pack ? 'for' : 'Ordered for'} ${count(headcount, 'person', 'people')}`}
        {review.would_reorder !== null &&
          ` · ${review.would_reorder ? 'would order again' : 'would not order again'}`}
      </About>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(5)};
  border-bottom: 1px solid ${color.line};

  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    border-bottom: 0;
  }
`;
const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  font-size: ${text.small};

  > :last-child {
    color: ${color.inkSoft};
  }
`;
const Body = styled.p`
  max-width: 42rem;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
const Reply = styled(Body)`
  padding: ${space(3)} ${space(4)};
  background: ${color.sunken};
  border-radius: ${radius.medium};
`;
const Named = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};

  li {
    display: inline-flex;
    gap: ${space(1)};
    align-items: center;
    padding: 0 ${space(2)};
    font-size: ${text.tiny};
    font-weight: 600;
    line-height: 1.5rem;
    color: ${color.leaf};
    background: ${color.leafTint};
    border-radius: ${radius.round};
  }
  [data-wanting] {
    color: ${color.honey};
    background: ${color.honeyTint};
  }
`;
const About = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;

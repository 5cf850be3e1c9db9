import { Stack } from '@copper-carrot/shared-ui/Layout';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Loading, SkeletonText } from '@copper-carrot/shared-ui/Skeleton';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useNear } from '../../hooks/useNear';
import { reviewsId } from './reviews-id';
import type { ReviewsOf } from './Reviews';

const reviews = onDemand(async () => (await import('./Reviews')).Reviews);

interface ReviewsSectionProps {
  of: ReviewsOf;
  count: number;
  /** Whether the content above is loaded, so that the section no longer moves. */
  settled?: boolean;
}

/** The reviews, loaded when the section comes near or an address links to it. */
export function ReviewsSection({ of, count, settled = true }: ReviewsSectionProps) {
  const { hash } = useLocation();
  useEffect(() => {
    if (settled && hash === `#${reviewsId}`) document.getElementById(reviewsId)?.focus();
  }, [settled, hash]);
  const { ref, near, onFocus } = useNear();
  const canDraw = useOnDemand(reviews, near && count > 0);
  return (
    <Place ref={ref} id={reviewsId} tabIndex={-1} aria-labelledby="reviews-title" onFocus={onFocus}>
      <Stack gap={5}>
        <SectionTitle id="reviews-title">Reviews</SectionTitle>
        {count === 0 ? (
          <p>No reviews yet. Only people whose order was delivered can write one.</p>
        ) : canDraw ? (
          <reviews.Part of={of} />
        ) : (
          <Loading label="Loading reviews">
            <SkeletonText lines={8} />
          </Loading>
        )}
      </Stack>
    </Place>
  );
}

const Place = styled.section`
  scroll-margin-top: 5rem;

  &:focus {
    outline: none;
  }
`;

import { useRead } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, SkeletonText } from '@copper-carrot/shared-ui/Skeleton';
import { media, space } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { urls } from '../../api';
import { OneReview } from './OneReview';
import { ReviewShares } from './ReviewShares';

/** A package or a restaurant, by slug. */
export type ReviewsOf = { package: string } | { brand: string };

const pageSize = 10;

const urlOf = (of: ReviewsOf, query: Parameters<typeof urls.packageReviews>[1]) =>
  'package' in of ? urls.packageReviews(of.package, query) : urls.brandReviews(of.brand, query);

/** The summary and the reviews, newest first; choosing stars filters them. */
export function Reviews({ of }: { of: ReviewsOf }) {
  return (
    <Section title="We could not load the reviews">
      <Pages of={of} />
    </Section>
  );
}

function Pages({ of }: { of: ReviewsOf }) {
  const [stars, setStars] = useState<number | null>(null);
  const [page, setPage] = useState(1);
  const list = useRef<HTMLDivElement>(null);
  const { data } = useRead(
    urlOf(of, { overall_rating: stars ?? undefined, limit: pageSize, offset: (page - 1) * pageSize }),
    { keepPrevious: true },
  );
  if (!data)
    return (
      <Loading label="Loading reviews">
        <SkeletonText lines={8} />
      </Loading>
    );
  const show = (next: number | null) => {
    setStars(next);
    setPage(1);
  };
  return (
    <Beside>
      <ReviewShares summary={data.summary} stars={stars} onStars={show} />
      <List ref={list} tabIndex={-1} aria-label="What people wrote" role="group">
        {stars !== null && (
          <Chosen role="status">
            {count(data.count, 'review')} with {count(stars, 'star')}
            <Button variant="quiet" size="small" onClick={() => show(null)}>
              Show all
            </Button>
          </Chosen>
        )}
        <ul>
          {data.records.map((review) => (
            <OneReview key={review.id} review={review} ofBrand={'brand' in of} />
          ))}
        </ul>
        <Pagination
          label="Pages of reviews"
          page={page}
          count={data.count}
          pageSize={pageSize}
          onPage={(next) => {
            setPage(next);
            list.current?.focus();
          }}
        />
      </List>
    </Beside>
  );
}

const Beside = styled.div`
  display: grid;
  gap: ${space(8)};

  > * {
    min-width: 0;
  }
  ${media.largeTablet} {
    grid-template-columns: 20rem minmax(0, 1fr);
    gap: ${space(12)};
    align-items: start;
  }
`;
const List = styled.div`
  display: grid;
  gap: ${space(4)};
  scroll-margin-top: 5rem;

  &:focus {
    outline: none;
  }
`;
const Chosen = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
`;

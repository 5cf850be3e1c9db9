import { coinsOfReview, href, pageId, pageQuery, type Schemas } from '@copper-carrot/contracts';
import { notify, useRead, useUser, useWrite } from '@copper-carrot/contracts/runtime';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { PageTitle, SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { color, media, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePage } from '../../components/use-page';
import styled from 'styled-components';
import { RateOrder } from '../../components/Review/RateOrder';
import { reviewUrls, skipReview, staleByReview } from '../../components/Review/api';
import { GivenReview } from './GivenReview';

const pageSize = 10;

/** The orders that wait for a review, and the reviews that were given: of a person, or of the organization of the address. */
export default function Reviews() {
  const { organizationId } = useParams();
  const [search] = useSearchParams();
  const user = useUser();
  const team = organizationId ?? search.get('organizationId') ?? undefined;
  const teamName = user?.memberships.find(({ team_id }) => String(team_id) === team)?.team.name;
  const teamId = team === undefined ? undefined : pageId(team);
  return (
    <Stack gap={10}>
      <PageTitle
        above={teamName}
        below="Your review helps the kitchen and the next office that orders there."
      >
        Reviews
      </PageTitle>
      <Stack as="section" gap={4} aria-labelledby="awaited">
        <SectionTitle id="awaited">Orders Awaiting Review</SectionTitle>
        <Section page title="We could not load your orders">
          <Awaited teamId={teamId} />
        </Section>
      </Stack>
      <Stack as="section" gap={4} aria-labelledby="given">
        <SectionTitle id="given">{team ? 'Reviews of your team' : 'Your reviews'}</SectionTitle>
        <Section page title="We could not load the reviews">
          <Given teamId={teamId} />
        </Section>
      </Stack>
    </Stack>
  );
}

function Awaited({ teamId }: { teamId: number | undefined }) {
  const { page, onPage } = usePage(pageSize, 'awaited');
  const { data } = useRead(reviewUrls.awaited({ team_id: teamId, ...pageQuery(page, pageSize) }), {
    keepPrevious: true,
  });
  if (!data) return <LoadingRows label="Loading the orders that wait for a review" />;
  if (data.count === 0)
    return (
      <EmptyState
        icon="star"
        title="Nothing to review"
        action={<ButtonLink to={href.search()}>Find food</ButtonLink>}
      >
        Once food was delivered, you say here how it was.
      </EmptyState>
    );
  return (
    <Stack gap={4}>
      <Rows>
        {data.records.map((order) => (
          <li key={order.id}>
            <AwaitedOrder order={order} />
          </li>
        ))}
      </Rows>
      <Pagination
        page={page}
        count={data.count}
        pageSize={pageSize}
        onPage={onPage}
        label="Pages of orders"
      />
    </Stack>
  );
}

function AwaitedOrder({ order }: { order: Schemas['OrderListRecord'] }) {
  const user = useUser();
  const name = order.package?.name ?? 'From the menu';
  const coins = user ? coinsOfReview(user, order) : 0;
  const skip = useWrite(() => skipReview(order.id), {
    stale: staleByReview(order.id),
    onFailure: ({ message }) => notify({ kind: 'error', message }),
  });
  return (
    <Row>
      <Frame>
        <Picture src={order.package?.image.url ?? order.brand.avatar_url} alt="" ratio="1 / 1" />
      </Frame>
      <What>
        <Link to={href.customerOrder({ id: order.id })}>{name}</Link>
        <Small>
          {order.brand.name}
          {order.start_date && ` · ${formatOrderDate(order.start_date)}`}
        </Small>
        {coins > 0 && <Small>Earns {coins} coins</Small>}
      </What>
      <RateOrder orderId={order.id} brandName={order.brand.name} coins={coins} />
      <Button
        variant="quiet"
        size="small"
        pending={skip.pending}
        aria-label={`Skip the review of order #${order.id}`}
        onClick={() => skip.run()}
      >
        Skip
      </Button>
    </Row>
  );
}

function Given({ teamId }: { teamId: number | undefined }) {
  const { page, onPage } = usePage(pageSize);
  const { data } = useRead(reviewUrls.given({ team_id: teamId, ...pageQuery(page, pageSize) }), {
    keepPrevious: true,
  });
  if (!data) return <LoadingRows label="Loading the reviews" />;
  if (data.count === 0)
    return <p>No reviews yet. What you write about your orders stays here for you to read.</p>;
  return (
    <Stack gap={4}>
      <Rows>
        {data.records.map((review) => (
          <li key={review.id}>
            <GivenReview review={review} />
          </li>
        ))}
      </Rows>
      <Pagination
        page={page}
        count={data.count}
        pageSize={pageSize}
        onPage={onPage}
        label="Pages of reviews"
      />
    </Stack>
  );
}

const LoadingRows = ({ label }: { label: string }) => (
  <Loading label={label}>
    <Stack gap={4}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height="4.5rem" />
      ))}
    </Stack>
  </Loading>
);

const Rows = styled.ul`
  display: grid;
  list-style: none;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr) auto;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  padding: ${space(3)} ${space(4)};

  > :nth-child(3) {
    grid-row: 2;
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: 3rem minmax(0, 1fr) auto auto;

    > :nth-child(3) {
      grid-row: auto;
      grid-column: auto;
    }
  }
`;
const Frame = styled.span`
  display: block;
  overflow: hidden;
  border-radius: ${radius.small};
`;
const What = styled.span`
  display: grid;
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Small = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.small};
`;

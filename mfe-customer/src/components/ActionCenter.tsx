import { href, noStats, read, type Schemas, statsEveryMs } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { color, media, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

type Items = Schemas['Stats']['customer_action_items'];
type Item = Schemas['ActionItem'] & { code?: string };

interface Group {
  title: string;
  items: (items: Items) => readonly Item[];
  to: (item: Item) => string;
  /** Where all of them are, beyond the few that stand here. */
  all?: string;
}

const orderPage = ({ id }: Item) => href.customerOrder({ id });
/** What wants most haste first. */
const groups: readonly Group[] = [
  {
    title: 'Payments That Were Refused',
    items: ({ orders_with_refused_payments: items }) => items,
    to: orderPage,
  },
  {
    title: 'Polls Waiting for Your Answer',
    items: ({ polls_awaiting_answer: items }) => items,
    to: ({ code }) => href.customerPoll({ code }),
    all: href.customerPoll(),
  },
  {
    title: 'Changes Waiting for the Caterer',
    items: ({ orders_with_pending_changes: items }) => items,
    to: orderPage,
  },
  {
    title: 'Orders Awaiting Review',
    items: ({ orders_awaiting_review: items }) => items,
    to: orderPage,
    all: href.customerReviews(),
  },
];

/** How many of a group stand here. */
const few = 3;

/** What wants a person's attention (2 §4), as the navigation reads it: on load, every 30 seconds and when the person changes. */
export function ActionCenter() {
  const { data, error } = useRead(read('/cpi/v2/user/stats'), { everyMs: statsEveryMs, failure: 'own' });
  const stats = error ? noStats : data;
  const shown = groups
    .map((group) => ({ ...group, of: stats ? group.items(stats.customer_action_items) : [] }))
    .filter(({ of }) => of.length > 0);
  return (
    <Card as="section" aria-labelledby="action-center">
      <Stack gap={3}>
        <SectionTitle id="action-center">Action Center</SectionTitle>
        {!stats && <Skeleton height="1.5rem" width="70%" />}
        {stats && shown.length === 0 && (
          <Quiet>You don&apos;t have any actions that need your attention at the moment.</Quiet>
        )}
        {shown.length > 0 && (
          <Groups>
            {shown.map(({ title, of, to, all }) => (
              <section key={title} aria-label={title}>
                <Head>
                  <h3>
                    {title} ({of.length})
                  </h3>
                  {all && (
                    <Link to={all} aria-label={`View All: ${title}`}>
                      View All
                    </Link>
                  )}
                </Head>
                <ul>
                  {of.slice(0, few).map((item) => (
                    <li key={item.id}>
                      <Link to={to(item)}>{item.title}</Link>
                      {item.start_date && <Quiet as="span"> {formatOrderDate(item.start_date)}</Quiet>}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </Groups>
        )}
      </Stack>
    </Card>
  );
}

const Groups = styled.div`
  display: grid;
  gap: ${space(4)} ${space(8)};

  ul {
    display: grid;
    gap: ${space(1)};
    list-style: none;
  }
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: ${space(1)};

  h3 {
    font-size: ${text.small};
    font-weight: 650;
  }
`;
const Quiet = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.small};
`;

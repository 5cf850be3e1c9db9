import { productName, type Schemas } from '@copper-carrot/contracts';
import { Card } from '@copper-carrot/shared-ui/Card';
import { formatDate } from '@copper-carrot/shared-ui/dates';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { color, media, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { useContent } from '../../hooks/useContent';

/** The posts of the blog, the latest first (2 §2). */
export default function Blog() {
  return (
    <Stack gap={8}>
      <PageTitle below={`About food in offices, from the people of ${productName}.`}>Blog</PageTitle>
      <Section page title="We could not load the posts">
        <Posts />
      </Section>
    </Stack>
  );
}

function Posts() {
  const { data } = useContent('blog', { without: ['body'] });
  if (!data)
    return (
      <Loading label="Loading the posts">
        <Skeleton height="24rem" />
      </Loading>
    );
  if (data.records.length === 0) return <EmptyState title="No posts yet">Please come back later.</EmptyState>;
  return (
    <List aria-label="Posts">
      {data.records.map((post) => (
        <li key={post.slug}>
          <Card>
            <Stack gap={3}>
              <h2>
                <Link to={post.path}>{post.title}</Link>
              </h2>
              <p>{post.description}</p>
              <Byline post={post} />
            </Stack>
          </Card>
        </li>
      ))}
    </List>
  );
}

/** Who wrote a post, when, and how long it takes to read. */
export const Byline = ({ post }: { post: Schemas['ContentPage'] }) => (
  <Quiet>
    {[post.author, post.date && formatDate(post.date), `${post.minutes} min read`]
      .filter(Boolean)
      .join(' · ')}
  </Quiet>
);

const List = styled.ul`
  display: grid;
  gap: ${space(6)};
  list-style: none;

  > li > * {
    height: 100%;
  }
  h2 {
    font-size: ${text.heading};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Quiet = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.small};
`;

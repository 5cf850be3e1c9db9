import { href, PageError, pageHeads } from '@copper-carrot/contracts';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useParams } from 'react-router-dom';
import { ContentBody } from '../../components/ContentBody';
import { useContent } from '../../hooks/useContent';
import { usePageHead } from '../../hooks/usePageHead';
import { Byline } from './Blog';

/** A post of the blog (2 §2). */
export default function Post() {
  const { slug = '' } = useParams();
  const { data } = useContent('blog', { where: { slug } }, { failure: 'page' });
  const post = data?.records[0];
  usePageHead(post && pageHeads.blogPost(post));
  if (!data)
    return (
      <Loading label="Loading the post">
        <Skeleton height="32rem" />
      </Loading>
    );
  if (!post) throw new PageError(404);
  return (
    <Stack as="article" gap={6}>
      <PageTitle above={<Link to={href.blog()}>Blog</Link>} below={post.description}>
        {post.title}
      </PageTitle>
      <Byline post={post} />
      <ContentBody blocks={post.body ?? []} />
    </Stack>
  );
}

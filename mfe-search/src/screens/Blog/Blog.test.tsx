import { screen, within } from '@testing-library/react';
import { aContentPage, words } from '../../test/fixtures';
import { faultsOf, open } from '../../test/render';
import { FakeServer, listOf } from '../../test/server';

const post = aContentPage({
  body: [
    { kind: 'heading', level: 2, lines: [[words('Start with who comes')]] },
    {
      kind: 'paragraph',
      level: null,
      lines: [[words('Then '), words('find food', { href: '/search' }), words(' soon', { strong: true })]],
    },
    { kind: 'list', level: null, lines: [[words('Ask')], [words('Count')]] },
  ],
});
const withPosts = () =>
  new FakeServer().on('post', '/_content/{collection}', ({ params, body }) => {
    expect(params.collection).toBe('blog');
    const { slug } = body.where ?? {};
    if (slug !== undefined) return listOf(slug === post.slug ? [post] : []);
    return listOf([{ ...post, body: null }]);
  });

it('[PAGE-16] /blog lists the posts, which lead to their text', async () => {
  const { container } = await open('/blog', { server: withPosts() });
  const list = await screen.findByRole('list', { name: 'Posts' });
  expect(within(list).getByRole('link', { name: post.title })).toHaveAttribute('href', post.path);
  expect(list).toHaveTextContent('Priya Raman · Sep 8, 2026 · 2 min read');
  expect(await faultsOf(container)).toEqual([]);
});

it('[PAGE-16] a post shows its headings, lists and links', async () => {
  const { container } = await open(post.path, { server: withPosts() });
  expect(await screen.findByRole('heading', { level: 1, name: post.title })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Start with who comes' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'find food' })).toHaveAttribute('href', '/search');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Ask', 'Count']),
  );
  expect(await faultsOf(container)).toEqual([]);
});

it('[PAGE-16] an address without a post is no page', async () => {
  await open('/blog/no-such-post', { server: withPosts() });
  expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { href, type List, type Schemas } from '@copper-carrot/contracts';
import { notFound } from '../errors';
import { pageOf } from '../http';
import { own } from '../own';
import { projectRoot } from '../remotes';
import { readMarkdown } from './markdown';

type Page = Omit<Schemas['ContentPage'], 'body'> & { body: Schemas['ContentBlock'][] };

const folder = join(projectRoot, 'api/content');
const wordsPerMinute = 220;

/** The collections of pages, and at what address a page of each is read. */
const collections: Readonly<Record<string, (slug: string) => string>> = {
  blog: (slug) => href.blogPost(slug),
  'learn-more': (slug) => `/learn-more/${slug}`,
};

/** The pages of a collection; the files are read once, as they change with a release alone. */
const loaded = new Map<string, readonly Page[]>();
function pagesOf(collection: string): readonly Page[] {
  const pathOf = own(collections, collection);
  if (!pathOf) throw notFound('There is no such content.');
  const known = loaded.get(collection);
  if (known) return known;
  const pages = readdirSync(join(folder, collection))
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const slug = name.replace(/\.md$/, '');
      return pageIn(readFileSync(join(folder, collection, name), 'utf8'), { slug, path: pathOf(slug) });
    });
  loaded.set(collection, pages);
  return pages;
}

function pageIn(source: string, { slug, path }: { slug: string; path: string }): Page {
  const { fields, body } = readMarkdown(source);
  const { title = '', description = '', author = null, date = null } = fields;
  if (!title || !description) throw new Error(`${path} has no title or no description`);
  const words = body.flatMap(({ lines }) => lines.flat()).map(({ text }) => text.split(/\s+/).length);
  const count = words.reduce((total, each) => total + each, 0);
  return {
    ...{ slug, path, title, description, author, date, body },
    minutes: Math.max(1, Math.round(count / wordsPerMinute)),
  };
}

const orders: Record<'-date' | 'date' | 'title', (one: Page, other: Page) => number> = {
  '-date': (one, other) => (other.date ?? '').localeCompare(one.date ?? ''),
  date: (one, other) => (one.date ?? '').localeCompare(other.date ?? ''),
  title: (one, other) => one.title.localeCompare(other.title),
};

/** Answers a query about the pages of a collection (2 §7); 404 for a collection that there is not. */
export function findContent(
  collection: string,
  { where = {}, without = [], sort = '-date', limit, offset }: Schemas['ContentQuery'],
): List<Schemas['ContentPage']> {
  const found = pagesOf(collection)
    .filter(({ slug }) => where.slug === undefined || slug === where.slug)
    .filter(({ author }) => where.author === undefined || author === where.author)
    .toSorted((one, other) => orders[sort](one, other) || one.slug.localeCompare(other.slug));
  const { records, count } = pageOf(found, { limit, offset });
  return {
    records: without.includes('body') ? records.map((page) => ({ ...page, body: null })) : records,
    count,
  };
}

/** The posts of the blog, the latest first. */
export const blogPosts = (): readonly Page[] => pagesOf('blog').toSorted(orders['-date']);

export const findPost = (slug: string): Page | undefined =>
  pagesOf('blog').find((page) => page.slug === slug);

import { matchPattern, routePaths, type Schemas } from '@copper-carrot/contracts';
import { client, useDatabase } from '../testing';
import { blogPosts } from './load-content';
import { readMarkdown } from './markdown';

useDatabase();

const ask = async (collection: string, query: object = {}) =>
  (
    (await client().post(`/_content/${collection}`).send(query).expect(200)) as {
      body: { records: Schemas['ContentPage'][]; count: number };
    }
  ).body;

describe('[UPL-08] the content API', () => {
  it('answers the posts of the blog, the latest first, without their text where that is left out', async () => {
    const { records, count } = await ask('blog', { without: ['body'], limit: 2 });
    expect(count).toBe(blogPosts().length);
    expect(records).toHaveLength(2);
    expect(records.every(({ body }) => body === null)).toBe(true);
    const days = (await ask('blog')).records.map(({ date }) => date ?? '');
    expect(days).toEqual(days.toSorted().reverse());
    const [latest] = records;
    const page = await ask('blog', { where: { slug: latest?.slug } });
    expect(page).toMatchObject({
      count: 1,
      records: [{ title: latest?.title, path: `/blog/${latest?.slug}` }],
    });
    expect(page.records[0]?.body?.length).toBeGreaterThan(3);
    const titles = (await ask('blog', { sort: 'title' })).records.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other)));
    expect((await ask('blog', { offset: count })).records).toEqual([]);
  });

  it('answers the words of the about page', async () => {
    const { records } = await ask('learn-more', { where: { slug: 'about' } });
    expect(records).toMatchObject([{ path: '/learn-more/about' }]);
  });

  it('refuses a query by its field, and knows no other collection', async () => {
    const refused = await client()
      .post('/_content/blog')
      .send({ where: { price: 3 } })
      .expect(422);
    expect((refused.body as Schemas['Error']).fields).toEqual({ price: ['unknown'] });
    await client().post('/_content/blog').send({ limit: 5000 }).expect(422);
    await client().post('/_content/constructor').send({}).expect(404);
    await client().post('/_content/../api').send({}).expect(404);
    await client().get('/_content/blog').expect(404);
  });
});

it('every post says when and by whom, and its links lead to pages of ours', () => {
  for (const { slug, author, date, body } of blogPosts()) {
    expect([slug, date]).toEqual([slug, expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)]);
    expect([slug, author]).toEqual([slug, expect.any(String)]);
    const links = body.flatMap(({ lines }) => lines.flat()).flatMap(({ href }) => href ?? []);
    const known = Object.values(routePaths).filter((path) => path !== '/');
    expect(
      links.filter((link) => !known.some((path) => matchPattern(path, link.split(/[?#]/)[0] ?? ''))),
    ).toEqual([]);
  }
});

it('reads Markdown into blocks, and no markup of its own', () => {
  const { fields, body } = readMarkdown(
    '---\ntitle: Lunch: a guide\n---\n\n## Plan\n\nSay *when* and **where**,\nor [search](/search).\n\n- One\n  more\n- Two\n\n> Nice.\n\n1. First\n2. [Bad](javascript:x)\n\n<b>x</b>',
  );
  expect(fields).toEqual({ title: 'Lunch: a guide' });
  expect(body.map(({ kind, level }) => [kind, level])).toEqual([
    ['heading', 2],
    ['paragraph', null],
    ['list', null],
    ['quote', null],
    ['steps', null],
    ['paragraph', null],
  ]);
  const plain = { strong: false, emphasized: false, href: null };
  expect(body[1]?.lines).toEqual([
    [
      { ...plain, text: 'Say ' },
      { ...plain, text: 'when', emphasized: true },
      { ...plain, text: ' and ' },
      { ...plain, text: 'where', strong: true },
      { ...plain, text: ', or ' },
      { ...plain, text: 'search', href: '/search' },
      { ...plain, text: '.' },
    ],
  ]);
  expect(body[2]?.lines.map(([first]) => first?.text)).toEqual(['One more', 'Two']);
  expect(body[4]?.lines[1]).toEqual([{ ...plain, text: 'Bad' }]);
  expect(body[5]?.lines).toEqual([[{ ...plain, text: '<b>x</b>' }]]);
});

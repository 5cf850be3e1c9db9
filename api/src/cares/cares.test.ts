import type { List, Schemas } from '@copper-carrot/contracts';
import { client, useDatabase } from '../testing';
import { makeCampaign, makeDelivery, makeDonation, makeUpdate } from './cares.factory';

useDatabase();

const causes = '/cpi/v1/public/charitable_causes';
const news = '/cpi/v1/public/cause_updates';

async function get<Answer>(path: string, status = 200): Promise<Answer> {
  const answer = await client().get(path);
  expect([path, answer.status]).toEqual([path, status]);
  return answer.body as Answer;
}
const slugs = ({ records }: Schemas['CampaignList']) => records.map(({ slug }) => slug);

describe('the campaigns', () => {
  it('[API-061] [ENTI-31] of a type and a place, with totals of all of them whatever the limit', async () => {
    const first = await makeCampaign({ placeId: 11, daysOld: 1 });
    const second = await makeCampaign({ placeId: 11, daysOld: 2 });
    const elsewhere = await makeCampaign({ placeId: 12 });
    const caterers = await makeCampaign({ placeId: 11, type: 'covid_caterer' });
    await makeDonation(first.id, 12_550);
    await makeDonation(first.id, 10_000);
    await makeDonation(second.id, 5_000);
    await makeDonation(elsewhere.id, 70_000);
    await makeDonation(caterers.id, 90_000);
    await makeDelivery(first.id, first.brandId, 40);
    await makeDelivery(second.id, second.brandId, 60);
    await makeDelivery(elsewhere.id, second.brandId, 700);

    const all = await get<Schemas['CampaignList']>(`${causes}?campaign_type=covid_hospital&place_id=11`);
    expect(Object.keys(all).sort()).toEqual(['count', 'delivery_headcounts', 'records', 'total_raised']);
    expect(slugs(all)).toEqual([first.slug, second.slug]);
    expect(all).toMatchObject({ count: 2, total_raised: 275.5, delivery_headcounts: 100 });
    expect(all.records[0]).toEqual({
      id: first.id,
      slug: first.slug,
      campaign_type: 'covid_hospital',
      name: `Name of ${first.slug}`,
      summary: 'A summary',
      image: { url: '/pictures/x.svg', alt: 'A laid table' },
      place: { id: 11, label: expect.any(String) as string },
      hospital: { name: 'Test Hospital', formatted_address: '1 Ward Street' },
      caterer: null,
      goal: 1000,
      raised: 225.5,
      donation_count: 2,
      meal_price: 8.5,
      meals_delivered: 40,
      ends_on: '2030-01-31',
    });

    const one = await get<Schemas['CampaignList']>(
      `${causes}?campaign_type=covid_hospital&place_id=11&limit=1`,
    );
    expect(slugs(one)).toEqual([first.slug]);
    expect(one).toMatchObject({ count: 2, total_raised: 275.5, delivery_headcounts: 100 });

    const cooked = await get<Schemas['CampaignList']>(`${causes}?campaign_type=covid_caterer&place_id=11`);
    expect(slugs(cooked)).toEqual([caterers.slug]);
    expect(cooked.records[0]).toMatchObject({ hospital: null, caterer: { id: caterers.brandId } });
  });

  it('count only donations that were paid', async () => {
    const { id, slug } = await makeCampaign({ placeId: 13 });
    await makeDonation(id, 2_000);
    for (const status of ['claimed', 'failed', 'refunded']) await makeDonation(id, 50_000, status);
    const list = await get<Schemas['CampaignList']>(`${causes}?campaign_type=covid_hospital&place_id=13`);
    expect(list.total_raised).toBe(20);
    expect(list.records[0]).toMatchObject({ raised: 20, donation_count: 1 });
    expect(await get(`${causes}/${slug}`)).toMatchObject({ raised: 20, donation_count: 1 });
  });

  it('leave out one that has ended, from the list, the totals and its own page', async () => {
    const { id, slug } = await makeCampaign({ placeId: 14, active: false });
    await makeDonation(id, 2_000);
    await makeUpdate(id, { title: 'From an ended campaign', featured: true });
    expect(await get(`${causes}?campaign_type=covid_hospital&place_id=14`)).toEqual({
      records: [],
      count: 0,
      total_raised: 0,
      delivery_headcounts: 0,
    });
    await get(`${causes}/${slug}`, 404);
    const { records } = await get<List<Schemas['CauseUpdate']>>(`${news}?featured=true`);
    expect(records.map(({ title }) => title)).not.toContain('From an ended campaign');
  });

  it.each(['campaign_type=bake_sale', 'place_id=x', 'place_id=0', 'limit=-1', 'limit=201', 'color=red'])(
    'refuse ?%s',
    async (query) => {
      await get(`${causes}?${query}`, 422);
    },
  );
});

describe('a campaign', () => {
  it('is read by its slug or its id, with its story and its news from the newest on', async () => {
    const { id, slug } = await makeCampaign();
    await makeUpdate(id, { title: 'Older', daysOld: 9 });
    await makeUpdate(id, { title: 'Newer', daysOld: 2 });
    await makeUpdate(id, { title: 'Tomorrow', daysOld: -1 });
    await makeUpdate((await makeCampaign()).id, { title: 'Of another' });
    const campaign = await get<Schemas['Campaign']>(`${causes}/${slug}`);
    expect(campaign).toMatchObject({ id, slug, story: 'A story' });
    expect(campaign.updates.map(({ title }) => title)).toEqual(['Newer', 'Older']);
    expect(await get(`${causes}/${id}`)).toEqual(campaign);
  });

  it('says nothing of its donors', async () => {
    const { id, slug } = await makeCampaign();
    await makeDonation(id, 2_000);
    expect(JSON.stringify(await get(`${causes}/${slug}`))).not.toContain('Secret Donor');
  });

  it.each(['no-such-campaign', '2147483647'])('is 404 for %s', async (which) => {
    await get(`${causes}/${which}`, 404);
  });
});

describe('the news', () => {
  it('[API-062] [ENTI-32] is featured news alone when asked for, each with its campaign', async () => {
    const { id, slug } = await makeCampaign({ type: 'covid_caterer' });
    await makeUpdate(id, { title: 'Featured', featured: true });
    await makeUpdate(id, { title: 'Plain' });
    const featured = await get<List<Schemas['CauseUpdate']>>(`${news}?featured=true`);
    expect(featured.records.map(({ title }) => title)).toEqual(['Featured']);
    expect(featured.records[0]).toMatchObject({
      body: 'What happened',
      featured: true,
      campaign: { id, slug, campaign_type: 'covid_caterer' },
    });
    const all = await get<List<Schemas['CauseUpdate']>>(news);
    expect(all.records.map(({ title }) => title)).toEqual(expect.arrayContaining(['Featured', 'Plain']));
  });
});

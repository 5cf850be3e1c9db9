import type { Schemas } from '@copper-carrot/contracts';

export const aCampaign = (
  id: number,
  values: Partial<Schemas['CampaignRecord']> = {},
): Schemas['CampaignRecord'] => ({
  id,
  slug: `campaign-${id}`,
  campaign_type: 'covid_hospital',
  name: `Campaign ${id}`,
  summary: 'Hot suppers for the night shift.',
  image: { url: '/pictures/a.svg', alt: 'A laid table' },
  place: { id: 1, label: 'New York City' },
  hospital: { name: 'Test Hospital', formatted_address: '1 Ward Street' },
  caterer: null,
  goal: 1000,
  raised: 250,
  donation_count: 12,
  meal_price: 8.5,
  meals_delivered: 90,
  ends_on: '2030-01-31',
  ...values,
});

export const aCatererCampaign = (id: number, values: Partial<Schemas['CampaignRecord']> = {}) =>
  aCampaign(id, {
    campaign_type: 'covid_caterer',
    hospital: null,
    caterer: { id: 4, name: 'Saffron Street', slug: 'saffron-street', kitchen_count: 1 },
    ...values,
  });

export const anUpdate = (id: number, campaign: Schemas['CampaignRecord']): Schemas['CauseUpdate'] => ({
  id,
  title: `News ${id}`,
  body: 'The first hundred meals are out.',
  featured: true,
  published_at: '2024-01-31T17:00:00.000Z',
  campaign,
});

/** The API as the cares screens meet it; a path in `failing` answers that status instead. */
export class CaresApi {
  readonly calls: URL[] = [];
  campaigns: Schemas['CampaignRecord'][] = [];
  updates: Schemas['CauseUpdate'][] = [];
  failing: Record<string, number> = {};

  readonly fetch = (input: RequestInfo | URL): Promise<Response> => {
    const url = new URL(typeof input === 'object' && 'url' in input ? input.url : input, 'http://localhost');
    this.calls.push(url);
    const status = Object.entries(this.failing).find(([part]) => url.href.includes(part))?.[1];
    const { status: answered, body } = status
      ? { status, body: { code: 'failed', message: `Failed with ${status}` } }
      : this.answer(url);
    const words = JSON.stringify(body);
    return Promise.resolve({
      status: answered,
      statusText: '',
      text: () => Promise.resolve(words),
      json: () => Promise.resolve(JSON.parse(words) as unknown),
    } as Response);
  };

  /** The queries of the list calls for a type of campaign. */
  asked = (type: string) =>
    this.calls
      .filter(({ searchParams }) => searchParams.get('campaign_type') === type)
      .map(({ searchParams }) => Object.fromEntries(searchParams));

  private answer({ pathname, searchParams }: URL): { status: number; body: unknown } {
    const list = <Item>(records: Item[]) => ({ status: 200, body: { records, count: records.length } });
    if (pathname === '/cpi/v1/public/places') {
      return list([
        { enum: 1, label: 'New York City' },
        { enum: 2, label: 'Boston and Cambridge' },
      ]);
    }
    if (pathname === '/cpi/v1/public/cause_updates') return list(this.updates);
    if (pathname === '/cpi/v1/public/charitable_causes') return this.list(searchParams);
    const slug = pathname.split('/').at(-1);
    const found = this.campaigns.find((campaign) => campaign.slug === slug);
    if (!found) return { status: 404, body: { code: 'not_found', message: 'Not here.' } };
    const updates = this.updates.filter(({ campaign }) => campaign.id === found.id);
    const view: Schemas['Campaign'] = { ...found, story: 'Every meal is brought by hand.', updates };
    return { status: 200, body: view };
  }

  private list(query: URLSearchParams) {
    const chosen = this.campaigns.filter(
      ({ campaign_type, place }) =>
        campaign_type === query.get('campaign_type') && String(place.id) === query.get('place_id'),
    );
    const sum = (of: (campaign: Schemas['CampaignRecord']) => number) =>
      chosen.reduce((total, campaign) => total + of(campaign), 0);
    return {
      status: 200,
      body: {
        records: chosen.slice(0, Number(query.get('limit') ?? chosen.length)),
        count: chosen.length,
        total_raised: sum(({ raised }) => raised),
        delivery_headcounts: sum(({ meals_delivered }) => meals_delivered),
      },
    };
  }
}

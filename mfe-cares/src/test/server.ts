import type { CampaignType, Schemas } from '@copper-carrot/contracts';
import { FakeApi, recorded, Refusal } from '@copper-carrot/contracts/testing';

const path = {
  campaigns: '/cpi/v1/public/charitable_causes',
  campaign: '/cpi/v1/public/charitable_causes/{id}',
  news: '/cpi/v1/public/cause_updates',
} as const;

const detail = recorded[`get ${path.campaign}`];
const [news] = recorded[`get ${path.news}`][200].records as [Schemas['CauseUpdate']];

function recordedOf(type: CampaignType): Schemas['CampaignRecord'] {
  const records: Schemas['CampaignRecord'][] = recorded[`get ${path.campaigns}`][200].records;
  const found = records.find(({ campaign_type }) => campaign_type === type);
  if (!found) throw new Error(`No campaign of the type ${type} was recorded`);
  return found;
}

const aCampaignOf =
  (type: CampaignType) =>
  (id: number, values: Partial<Schemas['CampaignRecord']> = {}): Schemas['CampaignRecord'] => ({
    ...recordedOf(type),
    id,
    slug: `campaign-${id}`,
    name: `Campaign ${id}`,
    image: { url: '/pictures/a.svg', alt: 'A laid table' },
    goal: 1000,
    raised: 250,
    meals_delivered: 90,
    ...values,
  });

/** A campaign for a hospital of New York City. */
export const aCampaign = aCampaignOf('covid_hospital');

/** A campaign of a caterer of New York City, who has one kitchen. */
export const aCatererCampaign: typeof aCampaign = (id, values) => {
  const { caterer, ...campaign } = aCampaignOf('covid_caterer')(id, values);
  const saffron = { name: 'Saffron Street', slug: 'saffron-street', kitchen_count: 1 };
  return { ...campaign, caterer: caterer && { ...caterer, ...saffron } };
};

/** Featured news from a campaign. */
export const anUpdate = (
  id: number,
  { id: campaignId, slug, campaign_type, name, image }: Schemas['CampaignRecord'],
): Schemas['CauseUpdate'] => ({
  ...news,
  id,
  title: `News ${id}`,
  campaign: { id: campaignId, slug, campaign_type, name, image },
});

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** The API as the cares screens meet it, with these campaigns and news. */
export class FakeServer extends FakeApi {
  campaigns: Schemas['CampaignRecord'][] = [];
  updates: Schemas['CauseUpdate'][] = [];
  /** What is answered instead of a list. */
  refusals: Partial<Record<CampaignType | 'news', Refusal>> = {};

  constructor() {
    super();
    this.on('get', path.campaigns, ({ query }) => this.list(query))
      .on('get', path.campaign, ({ params }) => this.found(params.id ?? ''))
      .on('get', path.news, () => this.refusals.news ?? listOf(this.updates));
  }

  /** The queries of the lists of a type of campaign. */
  asked = (type: CampaignType) =>
    this.called('get', path.campaigns)
      .map(({ query }) => Object.fromEntries(query))
      .filter(({ campaign_type }) => campaign_type === type);

  /** The queries of the lists of news. */
  newsAsked = () => this.called('get', path.news).map(({ query }) => Object.fromEntries(query));

  private list(query: URLSearchParams): Schemas['CampaignList'] | Refusal {
    const type = query.get('campaign_type') as CampaignType;
    const chosen = this.campaigns.filter(
      ({ campaign_type, place }) => campaign_type === type && String(place.id) === query.get('place_id'),
    );
    return (
      this.refusals[type] ?? {
        records: chosen.slice(0, Number(query.get('limit') ?? chosen.length)),
        count: chosen.length,
        total_raised: sum(chosen.map(({ raised }) => raised)),
        delivery_headcounts: sum(chosen.map(({ meals_delivered }) => meals_delivered)),
      }
    );
  }

  private found(slug: string): Schemas['Campaign'] | Refusal {
    const campaign = this.campaigns.find((each) => each.slug === slug);
    if (!campaign) return Refusal.of(detail[404]);
    const updates = this.updates.filter((each) => each.campaign.id === campaign.id);
    return { ...detail[200], ...campaign, story: 'Every meal is brought by hand.', updates };
  }
}

const listOf = <Each>(records: Each[]) => ({ records, count: records.length });

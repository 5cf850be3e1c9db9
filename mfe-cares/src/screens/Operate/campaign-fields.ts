import { anySite, type CampaignDish, type CampaignPalette, campaignPalettes } from '@copper-carrot/contracts';
import type { OperatedCampaign } from './api';

export type Embedding = 'any' | 'listed' | 'none';

/** What is typed about a campaign, new or not. */
export interface CampaignFields {
  name: string;
  summary: string;
  story: string;
  goal: number | null;
  meal_price: number | null;
  ends_on: string | null;
  hospital_name: string;
  hospital_address: string;
  embedding: Embedding;
  /** One a line. */
  site_lines: string;
  palette: CampaignPalette;
  dishes: string[];
}

export const labels: Record<keyof CampaignFields, string> = {
  name: 'Name',
  summary: 'Summary',
  story: 'Story',
  goal: 'Goal in dollars',
  meal_price: 'Price of one meal in dollars',
  ends_on: 'Last day',
  hospital_name: 'Hospital',
  hospital_address: 'Address of the hospital',
  embedding: 'Where its widget may be shown',
  site_lines: 'Sites',
  palette: 'Colors of its picture',
  dishes: 'On its table',
};

const isPalette = (name: string | null): name is CampaignPalette =>
  name !== null && Object.hasOwn(campaignPalettes, name);

/** What a form begins with: the campaign as it is, or nothing yet. */
export const fieldsOf = (campaign?: OperatedCampaign): CampaignFields => ({
  name: campaign?.name ?? '',
  summary: campaign?.summary ?? '',
  story: campaign?.story ?? '',
  goal: campaign?.goal ?? null,
  meal_price: campaign?.meal_price ?? null,
  ends_on: campaign?.ends_on ?? null,
  hospital_name: campaign?.hospital?.name ?? '',
  hospital_address: campaign?.hospital?.formatted_address ?? '',
  embedding: embeddingOf(campaign?.sites ?? [anySite]),
  site_lines: campaign?.sites.filter((site) => site !== anySite).join('\n') ?? '',
  palette: isPalette(campaign?.palette ?? null) ? (campaign?.palette as CampaignPalette) : 'honey',
  dishes: campaign?.dishes ?? ['pot-of-food', 'bread'],
});

const embeddingOf = (sites: readonly string[]): Embedding =>
  sites.includes(anySite) ? 'any' : sites.length > 0 ? 'listed' : 'none';

const lines = (typed: string) => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** What is sent of the fields that every campaign has. */
export const sent = ({
  embedding,
  site_lines: sites,
  goal,
  meal_price: price,
  ...typed
}: CampaignFields) => ({
  name: typed.name.trim(),
  summary: typed.summary.trim(),
  story: typed.story.trim(),
  goal: goal ?? 0,
  meal_price: price ?? 0,
  ends_on: typed.ends_on,
  sites: embedding === 'any' ? [anySite] : embedding === 'listed' ? lines(sites) : [],
  palette: typed.palette,
  dishes: typed.dishes as CampaignDish[],
});

/** What is sent of a hospital's campaign besides. */
export const hospitalSent = ({ hospital_name: name, hospital_address: address }: CampaignFields) => ({
  ...(name.trim() && { hospital_name: name.trim() }),
  ...(address.trim() && { hospital_address: address.trim() }),
});

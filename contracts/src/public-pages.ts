import type { CampaignType } from './cares';
import { serviceAreaBrandThreshold } from './constants';
import type { PublicCuisine } from './public-cuisines';
import { brandHref, href } from './references';
import type { RouteDeclaration } from './remote';

/**
 * A page's title, description and address for tabs, search engines and shared links; server and screen use
 * the same.
 */
export interface PageHead {
  /** Without the product's name; empty for the home page. */
  title: string;
  description: string;
  /** The canonical path, without filters. */
  canonical: string;
  /** Not for search engines: private, filtered, empty or withdrawn. */
  unlisted?: boolean;
}

/** The head of a public page with fixed content; null for other pages. */
export const routeHead = ({ path, title, description, guards }: RouteDeclaration): PageHead | null =>
  description && !path.includes('{') && !guards.includes('loggedIn')
    ? { title, description, canonical: path }
    : null;

/** A campaign's address, which depends on its type (2 §2). */
export const campaignHref = ({ campaign_type, slug }: { campaign_type: CampaignType; slug: string }) =>
  campaign_type === 'covid_caterer' ? href.caresCaterer(slug) : href.campaign(slug);

const longest = 200;
/** Shortens a text at a word boundary to the length that search engines show. */
const brief = (words: string) => {
  const text = words.replace(/\s+/g, ' ').trim();
  return text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`;
};
const dollars = (amount: number) => `$${amount.toFixed(2)}`;

/** The heads of public pages by their content. */
export const pageHeads = {
  package: (pack: {
    name: string;
    slug: string;
    /** Dollars per person. */
    price: number;
    minimum_headcount: number;
    maximum_headcount: number;
    active: boolean;
    caterer: { name: string };
  }): PageHead => ({
    title: `${pack.name} by ${pack.caterer.name}`,
    description: brief(
      `${pack.name} from ${pack.caterer.name}: ${dollars(pack.price)} a person, for ${pack.minimum_headcount} to ${pack.maximum_headcount}. What is in it, what it comes to with every fee, and when it can be on your table.`,
    ),
    canonical: href.package(pack.slug),
    unlisted: !pack.active,
  }),
  brand: (brand: {
    name: string;
    slug: string;
    kitchen_count: number;
    description: string;
    active?: boolean;
  }): PageHead => ({
    title: `${brand.name} catering`,
    description: brief(brand.description || `Packages and the whole menu of ${brand.name}.`),
    canonical: brandHref(brand),
    unlisted: brand.active === false,
  }),
  area: (place: { label: string; slug: string; brands_count: number }): PageHead => ({
    title: `Catering in ${place.label}`,
    description: `Office breakfasts, lunches and trays from ${place.brands_count} kitchens in ${place.label}: what people order there, who cooks it, and the whole price before you order.`,
    canonical: href.explore(place.slug),
    // A place with few restaurants works but is not listed (2 §2).
    unlisted: place.brands_count < serviceAreaBrandThreshold,
  }),
  cuisine: ({ label, slug }: PublicCuisine): PageHead => ({
    title: `${label} catering`,
    description: `${label} catering for offices in fifteen places: the packages that people order most, by kitchens near you, with the whole price before you order.`,
    canonical: href.cuisine(slug),
  }),
  campaign: (campaign: {
    name: string;
    slug: string;
    summary: string;
    campaign_type: CampaignType;
  }): PageHead => ({
    title: campaign.name,
    description: brief(campaign.summary),
    canonical: campaignHref(campaign),
  }),
  blogPost: (post: { title: string; description: string; path: string }): PageHead => ({
    title: post.title,
    description: brief(post.description),
    canonical: post.path,
  }),
  recommended: (like: { name: string } | null): PageHead => ({
    title: like ? `More like ${like.name}` : 'Picked for you',
    description: 'Packages that fit what your team has ordered and liked.',
    canonical: href.recommended(),
    unlisted: true,
  }),
} as const;

import {
  findPublicCuisine,
  href,
  pageHeads,
  publicCuisines,
  routeHead,
  routePaths,
  type RouteDeclaration,
  type RouteParams,
  serviceAreaBrandThreshold,
} from '@copper-carrot/contracts';
import { logger } from '../logger';
import type { DocumentHead } from './document-head';
import { keep } from './kept';
import { pageFacts } from './page-facts';
import * as data from './structured-data';

const deadlineMs = 500;
const food = { name: 'Find food', path: href.search() };
const cares = { name: 'Cares', path: href.cares() };

type Describe = (params: Record<string, string>) => Promise<DocumentHead | null>;

const words = (route: RouteDeclaration): DocumentHead => {
  const head = routeHead(route);
  return head
    ? { ...head, things: [] }
    : { title: route.title, description: route.description, unlisted: true, things: [] };
};

/** A picture that is composed for a package or a restaurant, with its words. */
const picture = (url: string | null | undefined, alt: string) =>
  url ? { url: data.absolute(url), alt } : undefined;

const describePackage: Describe = async ({ slug = '' }) => {
  const pack = await pageFacts.package(slug);
  if (!pack) return null;
  const cuisine = publicCuisines.find(({ category }) => category === pack.category);
  const head = pageHeads.package({
    name: pack.name,
    slug: pack.slug,
    price: pack.priceCents / 100,
    minimum_headcount: pack.minimumHeadcount,
    maximum_headcount: pack.maximumHeadcount,
    active: pack.active,
    caterer: { name: pack.brandName },
  });
  return {
    ...head,
    type: 'product',
    image: picture(pack.picture, pack.pictureAlt),
    things: [
      data.product(pack),
      data.breadcrumbs([
        food,
        ...(cuisine ? [{ name: cuisine.label, path: href.cuisine(cuisine.slug) }] : []),
        { name: pack.name, path: head.canonical },
      ]),
    ],
  };
};

const describeBrand: Describe = async ({ slug = '' }) => {
  const brand = await pageFacts.brand(slug);
  if (!brand) return null;
  const head = pageHeads.brand({ ...brand, kitchen_count: brand.kitchens.length });
  const [first] = brand.packages;
  return {
    ...head,
    type: 'restaurant',
    image: picture(first?.picture ?? brand.picture, first?.pictureAlt ?? brand.pictureAlt),
    things: [
      data.restaurant(brand),
      ...(first ? [data.packageList(`Packages of ${brand.name}`, brand.packages)] : []),
      data.breadcrumbs([food, { name: brand.name, path: head.canonical }]),
    ],
  };
};

const describeArea: Describe = async ({ area = '' }) => {
  const place = await pageFacts.area(area);
  if (!place) return null;
  const head = pageHeads.area({ ...place, brands_count: place.brandsCount });
  const [first] = place.brands;
  return {
    ...head,
    image: picture(first?.picture, first?.pictureAlt ?? ''),
    things: [
      ...(first ? [data.areaBrands(place)] : []),
      data.breadcrumbs([food, { name: place.label, path: head.canonical }]),
    ],
  };
};

const describeCuisine: Describe = async ({ cuisine: slug = '' }) => {
  const cuisine = findPublicCuisine(slug);
  if (!cuisine) return null;
  const packages = await pageFacts.cuisine(cuisine.category, cuisine.mealType);
  const head = pageHeads.cuisine(cuisine);
  const [first] = packages;
  return {
    ...head,
    unlisted: !first,
    image: picture(first?.picture, first?.pictureAlt ?? ''),
    things: [
      ...(first ? [data.packageList(head.title, packages)] : []),
      data.breadcrumbs([food, { name: cuisine.label, path: head.canonical }]),
    ],
  };
};

const describeCampaign =
  (ofCaterer: boolean): Describe =>
  async ({ slug = '' }) => {
    const campaign = await pageFacts.campaign(slug);
    // A hospital's campaign has no page among the caterers'.
    if (!campaign || (ofCaterer && campaign.campaignType !== 'covid_caterer')) return null;
    const head = pageHeads.campaign({ ...campaign, campaign_type: campaign.campaignType });
    return {
      ...head,
      image: picture(campaign.picture, campaign.pictureAlt),
      things: [
        data.campaign(campaign),
        data.breadcrumbs([cares, { name: campaign.name, path: head.canonical }]),
      ],
    };
  };

const describeRecommended: Describe = async ({ packageId }) => {
  const like = packageId === undefined ? null : await pageFacts.package(packageId);
  return packageId !== undefined && !like ? null : { ...pageHeads.recommended(like), things: [] };
};

/** What the pages are that show something of the database; the others say it in their route. */
const describers: Record<string, Describe | undefined> = {
  [routePaths.package]: describePackage,
  [routePaths.brand]: describeBrand,
  [routePaths.catering]: describeBrand,
  [routePaths.explore]: describeArea,
  [routePaths.cuisine]: describeCuisine,
  [routePaths.recommended]: describeRecommended,
  [routePaths.campaign]: describeCampaign(false),
  [routePaths.caresCaterer]: describeCampaign(true),
};

/** What a page of fixed words holds besides them. */
const additions: Record<string, ((head: DocumentHead) => Promise<DocumentHead>) | undefined> = {
  [routePaths.home]: async (head) => {
    const cover = await pageFacts.cover();
    return { ...head, image: picture(cover?.picture, cover?.pictureAlt ?? ''), things: data.site() };
  },
  [routePaths.search]: async (head) => {
    const [cover, areas] = await Promise.all([pageFacts.cover(), pageFacts.areas()]);
    const listed = areas.filter(({ brandsCount }) => brandsCount >= serviceAreaBrandThreshold);
    return {
      ...head,
      image: picture(cover?.picture, cover?.pictureAlt ?? ''),
      things: [
        data.itemList(
          'Service areas',
          listed.map(({ label, slug }) => ({ name: label, path: href.explore(slug) })),
        ),
      ],
    };
  },
  [routePaths.cares]: async (head) => {
    const campaigns = await pageFacts.campaigns();
    const [first] = campaigns;
    return {
      ...head,
      image: picture(first?.picture, first?.pictureAlt ?? ''),
      things: first ? [data.campaignList(campaigns)] : [],
    };
  },
};

const ask = async (key: string): Promise<DocumentHead | null> => {
  const [route, params] = JSON.parse(key) as [RouteDeclaration, Record<string, string>];
  const describe = describers[route.path];
  if (describe) return describe(params);
  const head = words(route);
  return (await additions[route.path]?.(head)) ?? head;
};
const one = keep(ask, { most: 2000, freshMs: 15_000, staleMs: 600_000 });
// A page that looks over a whole place costs more to ask for, and changes less at a time.
const overview = keep(ask, { most: 200, freshMs: 120_000, staleMs: 600_000 });
const overviews = new Set<string>([...Object.keys(additions), routePaths.explore, routePaths.cuisine]);

/** Says where a visitor came from; a page with it is the same page. */
const isTracking = (name: string) => /^(utm_\w+|gclid|fbclid|source|referring_brand_id)$/.test(name);
/** A package and a restaurant are the same for whatever event they are looked at. */
const sameWhatever = new Set<string>([routePaths.package, routePaths.brand, routePaths.catering]);

const late = (ms: number) => new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), ms).unref());

/**
 * What a route's page is, from its words and what it shows; null where there is no such thing. A database that does not
 * answer keeps nobody from the page: it then has its route's words.
 */
export async function describePage(
  { path, title, description, guards, layout }: RouteDeclaration,
  params: RouteParams,
  query: Record<string, unknown>,
): Promise<DocumentHead | null> {
  const route: RouteDeclaration = { path, title, description, guards, layout };
  if (!describers[path] && !additions[path]) return words(route);
  const kept = overviews.has(path) ? overview : one;
  const found = await Promise.race([kept(JSON.stringify([route, params])), late(deadlineMs)]).catch(
    (error: unknown) => {
      logger.warn({ err: error, path }, 'a page could not be described');
      return 'late' as const;
    },
  );
  if (found === 'late') return { ...words(route), unlisted: false };
  const filtered = !sameWhatever.has(path) && Object.keys(query).some((name) => !isTracking(name));
  return found && { ...found, unlisted: found.unlisted || filtered };
}

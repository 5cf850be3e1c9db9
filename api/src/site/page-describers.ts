import {
  findPublicCuisine,
  href,
  pageHeads,
  publicCuisines,
  routePaths,
  serviceAreaBrandThreshold,
} from '@copper-carrot/contracts';
import { findPost } from '../content';
import type { DocumentHead } from './document-head';
import { pageFacts } from './page-facts';
import * as data from './structured-data';

const food = { name: 'Find food', path: href.search() };
const cares = { name: 'Cares', path: href.cares() };

type Describe = (params: Record<string, string>) => Promise<DocumentHead | null>;

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

const describePost: Describe = ({ slug = '' }) => {
  const post = findPost(slug);
  if (!post) return Promise.resolve(null);
  return Promise.resolve({
    ...pageHeads.blogPost(post),
    things: [
      data.article(post),
      data.breadcrumbs([
        { name: 'Blog', path: href.blog() },
        { name: post.title, path: post.path },
      ]),
    ],
  });
};

/** What the pages are that show something of the database; the others say it in their route. */
export const describers: Record<string, Describe | undefined> = {
  [routePaths.package]: describePackage,
  [routePaths.brand]: describeBrand,
  [routePaths.catering]: describeBrand,
  [routePaths.explore]: describeArea,
  [routePaths.cuisine]: describeCuisine,
  [routePaths.recommended]: describeRecommended,
  [routePaths.blogPost]: describePost,
  [routePaths.campaign]: describeCampaign(false),
  [routePaths.caresCaterer]: describeCampaign(true),
};

/** What a page of fixed words holds besides them. */
export const additions: Record<string, ((head: DocumentHead) => Promise<DocumentHead>) | undefined> = {
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

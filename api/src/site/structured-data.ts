import { brandHref, campaignHref, href, productName, supportPhone } from '@copper-carrot/contracts';
import { env } from '../env';
import type { AreaFacts, BrandFacts, CampaignFacts, ListedPackage, PackageFacts } from './page-facts';

/** A thing in the words of schema.org. */
export type Thing = Record<string, unknown>;

/** An address of ours as others have to write it. */
export const absolute = (path: string): string => new URL(path, env.PUBLIC_ORIGIN).href;

const image = (picture: string | null) => (picture ? { image: absolute(picture) } : {});
const dollars = (cents: number) => (cents / 100).toFixed(2);
const rated = ({ rating, reviews }: { rating: number | null; reviews: number }) =>
  rating !== null && reviews > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: Number(rating.toFixed(1)),
          reviewCount: reviews,
          bestRating: 5,
          worstRating: 1,
        },
      }
    : {};
const about = (type: string, more: Thing): Thing => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...more,
});

/** The way down to a page; the last step is the page itself. */
export const breadcrumbs = (steps: readonly { name: string; path: string }[]): Thing =>
  about('BreadcrumbList', {
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  });

export const itemList = (
  name: string,
  items: readonly { name: string; path: string; picture?: string | null }[],
): Thing =>
  about('ItemList', {
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: absolute(item.path),
      ...image(item.picture ?? null),
    })),
  });

export const packageList = (name: string, packages: readonly ListedPackage[]): Thing =>
  itemList(
    name,
    packages.map((each) => ({ name: each.name, path: href.package(each.slug), picture: each.picture })),
  );

/** A post of the blog. */
export const article = (post: {
  title: string;
  description: string;
  path: string;
  author: string | null;
  date: string | null;
}): Thing =>
  about('BlogPosting', {
    headline: post.title,
    description: post.description,
    url: absolute(post.path),
    ...(post.date && { datePublished: post.date }),
    author: post.author
      ? { '@type': 'Person', name: post.author }
      : { '@type': 'Organization', name: productName },
    publisher: { '@type': 'Organization', name: productName },
  });

/** Who runs the site, and where it can be searched. */
export const site = (): Thing[] => [
  about('Organization', {
    name: productName,
    url: absolute('/'),
    logo: absolute('/favicon.svg'),
    contactPoint: { '@type': 'ContactPoint', telephone: supportPhone, contactType: 'customer support' },
  }),
  about('WebSite', {
    name: productName,
    url: absolute('/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${absolute(href.search())}?query={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }),
];

/** A package as a product at its price per person. */
export const product = (pack: PackageFacts): Thing =>
  about('Product', {
    name: pack.name,
    description: pack.description,
    url: absolute(href.package(pack.slug)),
    category: pack.categoryLabel,
    brand: { '@type': 'Brand', name: pack.brandName },
    ...image(pack.picture),
    ...rated(pack),
    offers: {
      '@type': 'Offer',
      url: absolute(href.package(pack.slug)),
      price: dollars(pack.priceCents),
      priceCurrency: 'USD',
      availability: `https://schema.org/${pack.active ? 'InStock' : 'Discontinued'}`,
      eligibleQuantity: {
        '@type': 'QuantitativeValue',
        minValue: pack.minimumHeadcount,
        maxValue: pack.maximumHeadcount,
        unitText: 'person',
      },
      seller: { '@type': 'Organization', name: pack.brandName },
    },
  });

/** A restaurant with its kitchens as the places where it cooks. */
export function restaurant(brand: BrandFacts): Thing {
  const url = absolute(brandHref({ slug: brand.slug, kitchen_count: brand.kitchens.length }));
  const { lowestPriceCents: lowest, highestPriceCents: highest } = brand;
  const places = brand.kitchens.map(({ address, city, state, zip, at: [latitude, longitude] }) => ({
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.split(',')[0],
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  }));
  return about('Restaurant', {
    name: brand.name,
    description: brand.description,
    url,
    menu: url,
    servesCuisine: brand.cuisines,
    ...image(brand.packages[0]?.picture ?? brand.picture),
    ...rated(brand),
    ...(lowest !== null &&
      highest !== null && {
        priceRange: `$${dollars(lowest)}–$${dollars(highest)} per person`,
      }),
    ...places[0],
    ...(places.length > 1 && {
      location: brand.kitchens.map(({ name }, index) => ({ '@type': 'Place', name, ...places[index] })),
    }),
  });
}

export const areaBrands = ({ label, brands }: AreaFacts): Thing =>
  itemList(
    `Restaurants that cater in ${label}`,
    brands.map((brand) => ({
      name: brand.name,
      path: brandHref({ slug: brand.slug, kitchen_count: brand.kitchenCount }),
      picture: brand.picture,
    })),
  );

const campaignPath = ({ slug, campaignType }: CampaignFacts) =>
  campaignHref({ slug, campaign_type: campaignType });

/** A campaign as something that people give to. */
export const campaign = (facts: CampaignFacts): Thing =>
  about('Project', {
    name: facts.name,
    description: facts.summary,
    url: absolute(campaignPath(facts)),
    ...image(facts.picture),
    parentOrganization: { '@type': 'Organization', name: productName, url: absolute('/') },
  });

export const campaignList = (campaigns: readonly CampaignFacts[]): Thing =>
  itemList(
    'Campaigns that give meals',
    campaigns.map((each) => ({ name: each.name, path: campaignPath(each), picture: each.picture })),
  );

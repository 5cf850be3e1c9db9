import { fillPattern } from './route-pattern';

/**
 * All paths of the product by name (1 §2, 2 §2). Remotes declare routes with `routePaths` and link with
 * `href`, so that none depends on another.
 */
export const routePaths = {
  home: '/',
  search: '/search',
  package: '/packages/{slug}',
  brand: '/brands/{slug}',
  catering: '/catering/{slug}',
  explore: '/explore/{area}-catering',
  cuisine: '/cuisines/{cuisine}-catering',
  recommended: '/recommended/{packageId?}',
  about: '/learn-more/about',
  help: '/help',
  terms: '/terms',
  privacy: '/privacy',
  blog: '/blog',
  blogPost: '/blog/{slug}',

  checkout: '/orders/{orderId}/checkout',
  checkoutReset: '/orders/{orderId}/checkout/reset',
  payForOrder: '/orders/{orderId}/pay/{askId}',
  modify: '/orders/{orderId}/modify',
  order: '/orders/{orderId}',
  orderStatus: '/orders/{orderId}/status',

  login: '/login',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  styleGuide: '/style-guide',
  platform: '/platform',

  customerAccount: '/customer/{customerId?}/account',
  customerAddresses: '/customer/{customerId?}/addresses',
  customerCreditCards: '/customer/{customerId?}/credit-cards',
  customerCreditCardNew: '/customer/{customerId?}/credit-cards/new',
  customerCreditCardEdit: '/customer/{customerId?}/credit-cards/edit/{cardId?}',
  customerEmailConfirmed: '/customer/{customerId?}/email-confirmed',
  customerFavorites: '/customer/{customerId?}/favorites',
  customerOrderPreferences: '/customer/{customerId?}/order-preferences',
  customerPassword: '/customer/{customerId?}/password',
  customerRewards: '/customer/{customerId?}/rewards',
  customerReviews: '/customer/{customerId?}/reviews',
  customerDocuments: '/customer/{customerId?}/documents',
  customerBilling: '/customer/{customerId?}/billing',
  customerInbox: '/customer/{customerId?}/inbox',
  // Not `brandId`, which names the brand that a page is of and is acted for.
  customerInboxBrand: '/customer/{customerId?}/inbox/brands/{brand_id}',
  customerMenus: '/customer/{customerId?}/menus',
  customerOrders: '/customer/{customerId?}/orders',
  customerOrder: '/customer/{customerId?}/orders/{id}',
  customerOrderLabels: '/customer/{customerId?}/orders/{id}/labels',
  customerOrderMessages: '/customer/{customerId?}/orders/{id}/messages',
  customerOrderNewCustomer: '/customer/{customerId?}/orders/{id}/new-customer',
  customerOrderReferral: '/customer/{customerId?}/orders/{id}/referral-order',
  customerOrderReorder: '/customer/{customerId?}/orders/{id}/reorder',
  customerOrderSurvey: '/customer/{customerId?}/orders/{id}/survey',
  customerOrderTip: '/customer/{customerId?}/orders/{id}/tip',
  customerPoll: '/customer/{customerId?}/polls/{code?}',
  customerEnterprise: '/customer/{customerId?}/enterprise/settings',
  customerOkta: '/customer/{customerId?}/enterprise/settings/okta-integration',
  mealPlannerAdmin: '/customer/{customerId?}/meal-planner/organization/{organizationId?}/admin',
  mealPlannerBatch: '/customer/{customerId?}/meal-planner/organization/{organizationId?}/batch',
  mealPlanner: '/customer/{customerId?}/meal-planner/organization/{organizationId?}/planner',
  mealPlannerPreferences: '/customer/{customerId?}/meal-planner/organization/{organizationId?}/preferences',

  organization: '/organization/{organizationId}',
  organizationMembers: '/organization/{organizationId}/members',
  organizationInvite: '/organization/{organizationId}/members/invite',
  organizationMemberEdit: '/organization/{organizationId}/members/edit/{memberId?}',
  organizationMemberRemove: '/organization/{organizationId}/members/remove/{memberId?}',
  organizationContactNew: '/organization/{organizationId}/members/contacts/new-contact',
  organizationContactEdit: '/organization/{organizationId}/members/contacts/edit-contact/{id?}',
  organizationSettings: '/organization/{organizationId}/settings',
  organizationSettingsContactNew: '/organization/{organizationId}/settings/contacts/new-contact',
  organizationSettingsContactEdit: '/organization/{organizationId}/settings/contacts/edit-contact/{id?}',
  organizationBilling: '/organization/{organizationId?}/billing',
  organizationDocuments: '/organization/{organizationId?}/documents',
  organizationEnterprise: '/organization/{organizationId?}/enterprise/settings',
  organizationOkta: '/organization/{organizationId?}/enterprise/settings/okta-integration',
  organizationInbox: '/organization/{organizationId?}/inbox',
  organizationInboxBrand: '/organization/{organizationId?}/inbox/brands/{brand_id}',
  organizationMenus: '/organization/{organizationId?}/menus',
  organizationOrders: '/organization/{organizationId?}/orders',
  organizationOrder: '/organization/{organizationId?}/orders/{id}',
  organizationOrderLabels: '/organization/{organizationId?}/orders/{id}/labels',
  organizationOrderMessages: '/organization/{organizationId?}/orders/{id}/messages',
  organizationOrderNewCustomer: '/organization/{organizationId?}/orders/{id}/new-customer',
  organizationOrderReferral: '/organization/{organizationId?}/orders/{id}/referral-order',
  organizationOrderReorder: '/organization/{organizationId?}/orders/{id}/reorder',
  organizationOrderSurvey: '/organization/{organizationId?}/orders/{id}/survey',
  organizationOrderTip: '/organization/{organizationId?}/orders/{id}/tip',
  organizationReviews: '/organization/{organizationId?}/reviews',
  organizationPoll: '/organization/{organizationId?}/polls/{code?}',
  sharedMenu: '/menus/{code}',
  survey: '/surveys/{code}',
  attendeeCalendar: '/attendee/{accessCode}',
  unsubscribe: '/unsubscribe',
  refer: '/refer/{uuid?}',
  joinInvitation: '/invitations/{token?}/join',

  catererOrders: '/caterer/{brandId}/orders',
  catererOrder: '/caterer/{brandId}/orders/{orderId}',
  catererInbox: '/caterer/{brandId}/inbox',
  catererMenus: '/caterer/{brandId}/menus',
  catererReviewChange: '/caterer/{brandId}/orders/{orderId}/review-change',
  catererMenuWizard: '/caterer/{brandId}/menus/wizard/{menuReviewId}',
  admin: '/admin',
  endGhostSession: '/users/{id}/end_ghost_session',
  photoShoots: '/photographer/{ghostingAs?}/photo_shoots',
  photoShoot: '/photographer/{ghostingAs?}/photo_shoots/{id}',

  cares: '/cares',
  caresCaterer: '/cares/caterers/{slug}',
  campaign: '/cares/{slug}',
  campaignDonate: '/cares/{slug}/donate',
  campaignWidget: '/cares/{slug}/widget',
} as const;

type Value = string | number;
type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
type Optional<Name extends string> = Name extends `${infer Bare}?` ? Bare : never;
type Required_<Name extends string> = Name extends `${string}?` ? never : Name;
type Params<Path extends string> = { [Name in Required_<Names<Path>>]: Value } & {
  [Name in Optional<Names<Path>>]?: Value | undefined;
};
type IsUnion<Type, Whole = Type> = Type extends unknown ? ([Whole] extends [Type] ? false : true) : never;
/** A single parameter may be given as its value; with only optional ones the argument may be omitted. */
type Filling<Path extends string> = [Names<Path>] extends [never]
  ? [params?: undefined]
  : [Required_<Names<Path>>] extends [never]
    ? [params?: Params<Path>]
    : [IsUnion<Names<Path>>] extends [false]
      ? [params: Params<Path> | Value]
      : [params: Params<Path>];

type Query = Record<string, Value | boolean | null | undefined | readonly Value[]>;
export type RouteReference<Path extends string> = (...filling: [...Filling<Path>, query?: Query]) => string;

/** A query string with its question mark; empty values are left out, lists repeat their key. */
export function queryString(query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const each of Array.isArray(value)
      ? (value as readonly Value[])
      : [value as Value | boolean | null | undefined]) {
      if (each !== undefined && each !== null && each !== '') search.append(key, String(each));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}

function reference<Path extends string>(path: Path): RouteReference<Path> {
  const fill = (filling?: unknown, query?: Query) => {
    const only = /\{([^}?]+)\??\}/.exec(path)?.[1];
    const params = typeof filling === 'object' ? filling : only ? { [only]: filling } : {};
    return fillPattern(path, (params ?? {}) as Record<string, Value | undefined>) + queryString(query);
  };
  // The tuple type has checked the arguments.
  return fill as unknown as RouteReference<Path>;
}

/**
 * Typed links by name: `href.checkout(12)`, `href.customerOrder({ id: 3 })`, `href.search(undefined, {
 * place_id: 1 })`.
 */
export const href = Object.fromEntries(
  Object.entries(routePaths).map(([name, path]) => [name, reference(path)]),
) as {
  readonly [Name in keyof typeof routePaths]: RouteReference<(typeof routePaths)[Name]>;
};

/** The link to a brand: /brands/{slug} with several kitchens, otherwise /catering/{slug} (2 §2). */
export const brandHref = (brand: { slug: string; kitchen_count: number }) =>
  brand.kitchen_count > 1 ? href.brand(brand.slug) : href.catering(brand.slug);

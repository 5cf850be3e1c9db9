import { connectShell, type Shell, type Schemas } from '@copper-carrot/contracts';

/** A signed-in person as the API answers them. */
export const person = (more: Partial<Schemas['Session']> = {}): Schemas['Session'] => ({
  id: 7,
  email: 'orderer@northwind.example',
  first_name: 'Nadia',
  last_name: 'Okafor',
  is_admin: false,
  is_caterer: false,
  is_orderer: true,
  is_photographer: false,
  type: 'member',
  invoiceable: false,
  rewards_disabled: false,
  awards_multiplier: 1,
  review_anonymously: false,
  email_verified: true,
  submitted_order_count: 3,
  current_brand: null,
  token: 'csrf-token',
  auth_scopes: [],
  favorited_package_ids: [],
  favorited_brand_ids: [],
  caterer_roles: [],
  brands: [],
  kitchen_groups: [],
  addresses: [],
  saved_searches: [],
  arrangements: [],
  rosters: [],
  memberships: [],
  ghosting_admin: null,
  current_team: null,
  search_params: {},
  ...more,
});

/** Connects a shell whose answers a test chooses; signed out unless told otherwise. */
export function connectTestShell(more: Partial<Shell> & { as?: Schemas['Session'] | null } = {}): void {
  const { as = null, ...rest } = more;
  connectShell({
    useUser: () => as,
    user: () => as,
    refetchUser: () => Promise.resolve(as),
    callContext: () => ({ token: as?.token }),
    signOut: () => Promise.resolve(),
    openAuth: () => Promise.resolve(false),
    notify: () => undefined,
    showLoading: () => () => undefined,
    report: () => undefined,
    ...rest,
  });
}

import type { Role } from './permissions';
import type { SavedSearchView } from './saved-search';

/** `GET /cpi/v2/user`: who is signed in, and what the navigation needs to know (2 §3). */
export interface UserSession {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  is_admin: boolean;
  is_caterer: boolean;
  is_orderer: boolean;
  is_photographer: boolean;
  /** `pollee` is an attendee. */
  type: 'member' | 'pollee';
  invoiceable: boolean;
  rewards_disabled: boolean;
  awards_multiplier: number;
  review_anonymously: boolean;
  email_verified: boolean;
  submitted_order_count: number;
  current_brand: BrandLink | null;
  /** The CSRF token, sent back as `X-CSRF-Token`. */
  token: string;
  auth_scopes: string[];
  favorited_package_ids: number[];
  favorited_brand_ids: number[];
  caterer_roles: { brand_id: number; role: string }[];
  brands: BrandLink[];
  kitchen_groups: { brand_id: number; kitchen_ids: number[] }[];
  addresses: { id: number; formatted_address: string; google_place_id: string; place_id: number | null }[];
  saved_searches: SavedSearchView[];
  arrangements: {
    id: number;
    name: string;
    items: { package_id: number | null; brand_id: number | null; notes: string }[];
  }[];
  rosters: { id: number; name: string; brand_ids: number[] }[];
  memberships: Membership[];
  ghosting_admin: { id: number; name: string } | null;
  current_team: Team | null;
  search_params: Record<string, unknown>;
}

export interface BrandLink {
  id: number;
  name: string;
  slug: string;
  kitchen_count: number;
}

export interface Membership {
  id: number;
  team_id: number;
  role: Role;
  role_label: string;
  team: { id: number; name: string; access_code: string };
}

export interface Team {
  id: number;
  name: string;
  role_counts: Record<Role, number>;
}

/** An entry of an address book. */
export interface AddressView {
  id: number;
  user_id: number | null;
  team_id: number | null;
  company_name: string | null;
  formatted_address: string;
  google_place_id: string;
  suite: string | null;
  city: string;
  state: string;
  zip: string;
  latitude: number;
  longitude: number;
  approximate: boolean;
  place_id: number | null;
  time_zone: string;
  contact_name: string | null;
  contact_phone: string | null;
  delivery_instructions: string | null;
}

export interface SignInBody {
  email: string;
  password: string;
}

/** `GET /cpi/v2/user/stats`. */
export interface UserStats {
  stats: TeamStats;
  team_stats: Record<string, TeamStats>;
  customer_action_items: { orders_awaiting_review: { id: number; team_id: number | null }[] };
}
export interface TeamStats {
  redeemable_points: number;
  submitted_order_count: number;
  unread_message_count: number;
}

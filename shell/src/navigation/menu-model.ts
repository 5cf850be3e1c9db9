import { href, matchRoute, type RouteDeclaration, type Schemas } from '@copper-carrot/contracts';

export interface MenuLink {
  label: string;
  href: string;
  count?: number;
  newTab?: boolean;
}

export interface OrganizationMenu {
  id: number;
  label: string;
  links: MenuLink[];
}

export interface MenuModel {
  /** The caterer's banner leads here; null for everyone else. */
  catererDashboard: string | null;
  quick: MenuLink[];
  personal: MenuLink[];
  organizations: OrganizationMenu[];
  coins: number | null;
  /** Of site admins alone. */
  admin: MenuLink[];
  unghost: MenuLink | null;
}

/** A pollee who manages nothing and has not ordered (2 §6). */
export const isAttendee = ({
  type,
  memberships,
  submitted_order_count: submitted,
}: Schemas['Session']): boolean =>
  type === 'pollee' &&
  submitted === 0 &&
  !memberships.some(({ role }) => ['admin', 'orderer', 'external_attendant'].includes(role));

/** Site admins and people whose rewards are switched off collect no coins (2 §6). */
export const canBeRewarded = ({ is_admin, rewards_disabled }: Schemas['Session']): boolean =>
  !is_admin && !rewards_disabled;

const account: MenuLink = { label: 'My Account', href: href.customerAccount({ customerId: 'me' }) };

function organizationLinks(
  { role, team }: Schemas['Membership'],
  stats: Schemas['Stats'],
  attendee: boolean,
): MenuLink[] {
  const organizationId = team.id;
  const counts = stats.team_stats[String(team.id)];
  const manages = role === 'admin' || role === 'orderer';
  return [
    ...(attendee
      ? []
      : [
          {
            label: 'Orders',
            href: href.organizationOrders({ organizationId }),
            count: counts?.submitted_order_count,
          },
          {
            label: 'Inbox',
            href: href.organizationInbox({ organizationId }),
            count: counts?.unread_message_count,
          },
        ]),
    ...(manages
      ? [
          { label: 'Billing', href: href.organizationBilling({ organizationId }) },
          { label: 'Manage Organization', href: href.organizationMembers(organizationId) },
        ]
      : []),
    ...((manages || role === 'staff') && team.access_code !== null
      ? [{ label: 'Meal Calendar', href: href.attendeeCalendar(team.access_code), newTab: true }]
      : []),
  ];
}

/** What the navigation offers a person (2 §2, 2 §6). */
export function menuModel(user: Schemas['Session'], stats: Schemas['Stats']): MenuModel {
  const unghost = user.ghosting_admin
    ? { label: `Unghost to ${user.ghosting_admin.name}`, href: href.endGhostSession(user.id) }
    : null;
  if (user.is_caterer) {
    const current = user.current_brand ?? user.brands[0];
    const brands = user.brands.map(({ id, name }) => ({
      label: id === current?.id ? name : `${name} Dashboard`,
      href: href.catererOrders(id),
    }));
    return {
      catererDashboard: current ? href.catererOrders(current.id) : account.href,
      quick: [],
      personal: brands.length > 0 ? brands : [account],
      organizations: [],
      coins: null,
      admin: [],
      unghost,
    };
  }
  const attendee = isAttendee(user);
  const rewarded = canBeRewarded(user);
  const quick = attendee
    ? []
    : [
        { label: 'Orders', href: href.customerOrders(), count: stats.stats.submitted_order_count },
        { label: 'Inbox', href: href.customerInbox(), count: stats.stats.unread_message_count },
      ];
  return {
    catererDashboard: null,
    quick,
    personal: [
      account,
      { label: 'Addresses', href: href.customerAddresses() },
      { label: 'Favorites & Block List', href: href.customerFavorites() },
      ...(rewarded ? [{ label: 'My Rewards', href: href.customerRewards() }] : []),
    ],
    organizations: user.memberships.map((membership) => ({
      id: membership.team_id,
      label: `${membership.team.name} (${membership.role_label})`,
      links: organizationLinks(membership, stats, attendee),
    })),
    coins: rewarded ? stats.stats.redeemable_points : null,
    admin: user.is_admin
      ? [
          { label: 'Admin', href: href.admin(), newTab: true },
          { label: 'Platform', href: href.platform() },
        ]
      : [],
    unghost,
  };
}

/** The menu without what no route leads to: a team's release brings its page and its entry at once. */
export function servedLinks(model: MenuModel, routes: readonly RouteDeclaration[]): MenuModel {
  const isServed = ({ href }: MenuLink) => matchRoute(routes, href) !== null;
  return {
    ...model,
    quick: model.quick.filter(isServed),
    personal: model.personal.filter(isServed),
    organizations: model.organizations
      .map((menu) => ({ ...menu, links: menu.links.filter(isServed) }))
      .filter(({ links }) => links.length > 0),
    admin: model.admin.filter(isServed),
  };
}

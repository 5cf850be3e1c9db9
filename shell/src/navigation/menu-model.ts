import {
  type Audience,
  canBeRewarded,
  entryPath,
  href,
  type NavigationEntry,
  type NavigationPlace,
  type Schemas,
} from '@copper-carrot/contracts';

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
  /** The caterer's dashboard link; null for others. */
  catererDashboard: string | null;
  quick: MenuLink[];
  personal: MenuLink[];
  organizations: OrganizationMenu[];
  coins: number | null;
  /** For site admins only. */
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

interface Reader {
  user: Schemas['Session'];
  /** Set for an organization's entries. */
  role?: Schemas['Membership']['role'];
}

const isManager = ({ role }: Reader) => role === 'admin' || role === 'orderer';

/** Which people see an entry (2 §2, 2 §6). */
const isFor: Record<Audience, (reader: Reader) => boolean> = {
  rewarded: ({ user }) => canBeRewarded(user),
  ordering: ({ user }) => !isAttendee(user),
  managers: isManager,
  staff: (reader) => isManager(reader) || reader.role === 'staff',
  everyone: () => true,
};

/** The menu links of a place for a person. */
function linksOf(
  entries: readonly NavigationEntry[],
  reader: Reader,
  of?: Parameters<typeof entryPath>[1],
  counts?: Partial<Schemas['TeamStats']>,
): MenuLink[] {
  return entries
    .filter(({ audience = 'everyone' }) => isFor[audience](reader))
    .flatMap((entry) => {
      const path = entryPath(entry, of);
      if (path === null) return [];
      const { label, count, newTab } = entry;
      return [{ label, href: path, ...(count && { count: counts?.[count] }), ...(newTab && { newTab }) }];
    });
}

/** A caterer's brands: the current one by name, others as '{name} Dashboard' (2 §2). */
function brandLinks(entries: readonly NavigationEntry[], { brands, current_brand }: Schemas['Session']) {
  const current = current_brand ?? brands[0];
  return entries.flatMap((entry) =>
    brands.flatMap(({ id, name }): (MenuLink & { isCurrent: boolean })[] => {
      const path = entryPath(entry, { brandId: id });
      const isCurrent = id === current?.id;
      return path === null
        ? []
        : [{ label: isCurrent ? name : `${name} ${entry.label}`, href: path, isCurrent }];
    }),
  );
}

const photoShoots = ({ is_photographer: isOne }: Schemas['Session']): MenuLink[] =>
  isOne ? [{ label: 'Photo shoots', href: href.photoShoots() }] : [];

/** The navigation of a person (2 §2, 2 §6). */
export function menuModel(
  user: Schemas['Session'],
  stats: Schemas['Stats'],
  entriesOf: (place: NavigationPlace) => readonly NavigationEntry[],
): MenuModel {
  const reader = { user };
  const unghost = user.ghosting_admin
    ? { label: `Unghost to ${user.ghosting_admin.name}`, href: href.endGhostSession(user.id) }
    : null;
  const account = entriesOf('account');
  if (user.is_caterer) {
    const brands = brandLinks(entriesOf('brand'), user);
    const own = account.filter(({ audience }) => audience === 'everyone');
    return {
      catererDashboard: brands.find(({ isCurrent }) => isCurrent)?.href ?? null,
      quick: [],
      personal: brands.length > 0 ? brands.map(({ label, href }) => ({ label, href })) : linksOf(own, reader),
      organizations: [],
      coins: null,
      admin: [],
      unghost,
    };
  }
  return {
    catererDashboard: null,
    quick: isAttendee(user) ? [] : linksOf(entriesOf('quick'), reader, {}, stats.stats),
    personal: [...linksOf(account, reader), ...photoShoots(user)],
    organizations: user.memberships
      .map(({ team_id: id, team, role, role_label }) => ({
        id,
        label: `${team.name} (${role_label})`,
        links: linksOf(
          entriesOf('organization'),
          { user, role },
          { organizationId: team.id, accessCode: team.access_code ?? undefined },
          stats.team_stats[String(team.id)],
        ),
      }))
      .filter(({ links }) => links.length > 0),
    coins: canBeRewarded(user) ? stats.stats.redeemable_points : null,
    admin: user.is_admin ? linksOf(entriesOf('admin'), reader) : [],
    unghost,
  };
}

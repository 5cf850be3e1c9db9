/** Membership roles, in the order of member lists (2 §3, 2 §6). */
export const roles = ['admin', 'orderer', 'staff', 'guest', 'external_attendant'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = {
  admin: 'Admin',
  orderer: 'Orderer',
  staff: 'Staff',
  guest: 'Guest',
  external_attendant: 'External attendant',
};

export const privilegedActions = ['list', 'create', 'read', 'update', 'delete'] as const;
export type PrivilegedAction = (typeof privilegedActions)[number];

const letters: Record<string, PrivilegedAction> = {
  L: 'list',
  C: 'create',
  R: 'read',
  U: 'update',
  D: 'delete',
};
const granted = (text: string): PrivilegedAction[] =>
  [...text].map((letter) => letters[letter]).filter((action) => action !== undefined);

type PrivilegeRow = Partial<Record<Role, readonly PrivilegedAction[]>>;
export const privileges = {
  teams: {
    admin: granted('LCRUD'),
    orderer: granted('LCR'),
    external_attendant: granted('LCR'),
    staff: granted('LCR'),
  },
  team_contacts: {
    admin: granted('LCRUD'),
    orderer: granted('LCRUD'),
    external_attendant: granted('LR'),
    staff: granted('LR'),
  },
  credit_cards: { admin: granted('LCRUD'), orderer: granted('LCR') },
  memberships: {
    admin: granted('LCRUD'),
    orderer: granted('LR'),
    external_attendant: granted('LR'),
    staff: granted('LR'),
  },
  order_polls: { admin: granted('LCRUD'), orderer: granted('LCRUD'), external_attendant: granted('LCR') },
  order_surveys: { admin: granted('LCRUD'), orderer: granted('LCRUD') },
  invoices: { admin: granted('LCRUD'), orderer: granted('LCR') },
  customer_documents: { admin: granted('LR'), orderer: granted('LR') },
} satisfies Record<string, PrivilegeRow>;
export type PrivilegedResource = keyof typeof privileges;

/** Whether a role grants an action; site admins are not checked here (2 §6). */
export function grants(
  role: Role | null | undefined,
  resource: PrivilegedResource,
  action: PrivilegedAction,
): boolean {
  const row: PrivilegeRow = privileges[resource];
  return role != null && (row[role]?.includes(action) ?? false);
}

/** Whether more than one person orders for an organization; a site admin always looks at the orders of several (2 §6). */
export const hasSeveralOrderers = (
  { is_admin: isSiteAdmin }: { is_admin: boolean },
  { admin, orderer }: Pick<Record<Role, number>, 'admin' | 'orderer'>,
): boolean => isSiteAdmin || admin + orderer > 1;

/** Whether a person's `auth_scopes` name a scope (2 §6); a site admin has every one. */
export const hasAuthScope = (
  { is_admin: isSiteAdmin, auth_scopes: scopes }: { is_admin: boolean; auth_scopes: readonly string[] },
  name: string,
): boolean => isSiteAdmin || scopes.includes(name);

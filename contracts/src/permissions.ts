/** What a member of an organization is, in the order in which members are listed (2 §3, 2 §6). */
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

/** Whether a membership role grants an action; a site admin never needs to ask (2 §6). */
export function grants(
  role: Role | null | undefined,
  resource: PrivilegedResource,
  action: PrivilegedAction,
): boolean {
  const row: PrivilegeRow = privileges[resource];
  return role != null && (row[role]?.includes(action) ?? false);
}

/** An account that the sign-in page of a demo start lists; each has the same password. */
export interface DemoAccount {
  email: string;
  firstName: string;
  lastName: string;
  /** What one can try with it. */
  purpose: string;
  /** By organization name. */
  roles?: Record<string, 'admin' | 'orderer' | 'staff' | 'guest'>;
  /** Came after all orders of the demo were made. */
  isNew?: true;
  columns?: Record<string, unknown>;
}

export const demoPassword = 'copper-carrot';

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'admin@coppercarrot.example',
    firstName: 'Ada',
    lastName: 'Osei',
    purpose: 'Site admin',
    columns: { is_admin: true },
  },
  {
    email: 'orderer@northwind.example',
    firstName: 'Nadia',
    lastName: 'Okafor',
    purpose: 'Admin of Northwind Labs, orderer at Halyard Robotics, two cards',
    roles: { 'Northwind Labs': 'admin', 'Halyard Robotics': 'orderer' },
    columns: { awards_multiplier: 1.5 },
  },
  {
    email: 'colleague@northwind.example',
    firstName: 'Theo',
    lastName: 'Lindqvist',
    purpose: 'Orderer of Northwind Labs',
    roles: { 'Northwind Labs': 'orderer' },
  },
  {
    email: 'staff@northwind.example',
    firstName: 'Priya',
    lastName: 'Shah',
    purpose: 'Staff of Northwind Labs',
    roles: { 'Northwind Labs': 'staff' },
  },
  {
    email: 'guest@northwind.example',
    firstName: 'Jonah',
    lastName: 'Reyes',
    purpose: 'Guest of Northwind Labs',
    roles: { 'Northwind Labs': 'guest' },
  },
  {
    email: 'attendee@northwind.example',
    firstName: 'Mei',
    lastName: 'Tanaka',
    purpose: 'Attendee: joins polls, orders nothing',
    roles: { 'Northwind Labs': 'guest' },
    columns: { type: 'pollee' },
  },
  {
    email: 'invoiced@contoso.example',
    firstName: 'Victor',
    lastName: 'Marchetti',
    purpose: 'Admin of Contoso Field Office, pays by invoice, one card',
    roles: { 'Contoso Field Office': 'admin' },
    columns: { invoiceable: true },
  },
  {
    email: 'new@fabrikam.example',
    firstName: 'Zadie',
    lastName: 'Walsh',
    purpose: 'Admin of Fabrikam Studio, has never ordered',
    roles: { 'Fabrikam Studio': 'admin' },
  },
  {
    email: 'caterer@saffron.example',
    firstName: 'Farah',
    lastName: 'Rahman',
    purpose: 'Caterer with two brands, one of them with two kitchens',
  },
  {
    email: 'photographer@coppercarrot.example',
    firstName: 'Milan',
    lastName: 'Novak',
    purpose: 'Photographer',
    columns: { is_photographer: true, auth_scopes: ['photo_shoots.act_for_others'] },
  },
  {
    email: 'unconfirmed@fabrikam.example',
    firstName: 'Ines',
    lastName: 'Duarte',
    purpose: 'Orderer of Fabrikam Studio, has not confirmed their address',
    roles: { 'Fabrikam Studio': 'orderer' },
    isNew: true,
    columns: { email_verified_at: null },
  },
];

import type { SiteData } from '@copper-carrot/contracts';

export const demoPassword = 'copper-carrot';

/** Who the demo marketplace has for trying out; the sign-in page of a demo start lists them. */
export const demoAccounts: SiteData['demoAccounts'] = [
  { email: 'orderer@northwind.example', role: 'Admin of Northwind Labs, orderer elsewhere, two cards' },
  { email: 'colleague@northwind.example', role: 'Orderer at Northwind Labs' },
  { email: 'staff@northwind.example', role: 'Staff at Northwind Labs' },
  { email: 'guest@northwind.example', role: 'Guest of Northwind Labs' },
  { email: 'attendee@northwind.example', role: 'Attendee: picks meals in polls' },
  { email: 'invoiced@contoso.example', role: 'Pays by invoice, has one card' },
  { email: 'new@fabrikam.example', role: 'Has never ordered' },
  { email: 'unconfirmed@fabrikam.example', role: 'Has an address that is not confirmed yet' },
  { email: 'caterer@saffron.example', role: 'Caterer with two brands' },
  { email: 'photographer@coppercarrot.example', role: 'Photographer' },
  { email: 'admin@coppercarrot.example', role: 'Site admin: may act as anyone' },
];

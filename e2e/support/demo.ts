/** The password of all demo accounts. */
export const demoPassword = 'copper-carrot';

export const accounts = {
  admin: 'admin@coppercarrot.example',
  orderer: 'orderer@northwind.example',
  colleague: 'colleague@northwind.example',
  invoiced: 'invoiced@contoso.example',
  newcomer: 'new@fabrikam.example',
  staff: 'staff@northwind.example',
  guest: 'guest@northwind.example',
  attendee: 'attendee@northwind.example',
  caterer: 'caterer@saffron.example',
} as const;

/** A brand of the demo caterer, which delivers in New York. */
export const catererBrand = 'Saffron Street Kitchen';

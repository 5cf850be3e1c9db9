import { formatPhone, telHref } from './phone';

it.each([
  ['+12125550199', '(212) 555-0199', 'tel:+12125550199'],
  ['2125550199', '(212) 555-0199', 'tel:+12125550199'],
  ['1 212.555.0199', '(212) 555-0199', 'tel:+12125550199'],
  ['(212) 555-0199', '(212) 555-0199', 'tel:+12125550199'],
  [' 212-555-0199 x12 ', '(212) 555-0199 ext. 12', 'tel:+12125550199;ext=12'],
  ['+1 212 555 0199, ext. 7', '(212) 555-0199 ext. 7', 'tel:+12125550199;ext=7'],
])('says %s as people here write it, and dials it from anywhere', (phone, said, dialed) => {
  expect(formatPhone(phone)).toBe(said);
  expect(formatPhone(said)).toBe(said);
  expect(telHref(phone)).toBe(dialed);
});

it.each([
  ['+44 20 7946 0958', 'tel:+442079460958'],
  // Ten digits after the country, as an American number has.
  ['+47 22 12 34 56 78', 'tel:+472212345678'],
  ['+2125550199', 'tel:+2125550199'],
  ['0171 5550199', 'tel:01715550199'],
  ['+11255501990', 'tel:+11255501990'],
  ['front desk, 212 555 0199', 'tel:2125550199'],
  ['555-0199', 'tel:5550199'],
])('leaves %s as it is', (phone, dialed) => {
  expect(formatPhone(phone)).toBe(phone);
  expect(telHref(phone)).toBe(dialed);
});

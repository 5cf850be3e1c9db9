import { refusedStatus, type Visitor } from './page-access';

const orderer: Visitor = { id: 2, isSiteAdmin: false, teamIds: [1, 4], brandIds: [31] };
const loggedIn = { guards: ['loggedIn'] } as const;

test.each([
  ['a page for everybody', { guards: ['loadUser'] } as const, { customerId: '99' }, null, null],
  ['a page for logged-in users, logged out', loggedIn, {}, null, 401],
  ['without an id', loggedIn, {}, orderer, null],
  ['as me', loggedIn, { customerId: 'me' }, orderer, null],
  ['with the own id', loggedIn, { customerId: '2', organizationId: '4', brandId: '31' }, orderer, null],
  ['of another customer', loggedIn, { customerId: '99' }, orderer, 403],
  ['of another organization', loggedIn, { organizationId: '999' }, orderer, 403],
  ['of another brand', loggedIn, { brandId: '32' }, orderer, 403],
  [
    'of another customer, to a site admin',
    loggedIn,
    { customerId: '99' },
    { ...orderer, isSiteAdmin: true },
    null,
  ],
])('a page %s', (_page, route, params, visitor, status) => {
  expect(refusedStatus(route, params, visitor)).toBe(status);
});

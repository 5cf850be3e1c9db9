import {
  canBeRewarded,
  noStats,
  type NavigationPlace,
  type Role,
  type Schemas,
} from '@copper-carrot/contracts';
import { recorded } from '@copper-carrot/contracts/testing';
import { menuEntries } from '../test/menu';
import { aMembership, person } from '../test/shell';
import { own } from './entries';
import { isAttendee, menuModel } from './menu-model';

const stats: Schemas['Stats'] = {
  ...recorded['get /cpi/v2/user/stats'][200],
  stats: { redeemable_points: 1200, submitted_order_count: 4, unread_message_count: 2 },
  team_stats: { 3: { redeemable_points: 0, submitted_order_count: 3, unread_message_count: 1 } },
  customer_action_items: noStats.customer_action_items,
};

const entriesOf = (place: NavigationPlace) =>
  [...menuEntries, ...own].filter((entry) => entry.place === place);
const model = (more: Parameters<typeof person>[0] = {}) => menuModel(person(more), stats, entriesOf);
const labels = (links: { label: string }[] = []) => links.map(({ label }) => label);
const organization = (role: Role, more: Parameters<typeof person>[0] = {}) =>
  labels(model({ memberships: [aMembership(role)], ...more }).organizations[0]?.links);

it('[NAV-02] shows Orders and Inbox to non-attendees, not to attendees', () => {
  expect(labels(model().quick)).toEqual(['Orders', 'Inbox']);
  const attendee = { type: 'pollee' as const, submitted_order_count: 0, memberships: [aMembership('staff')] };
  expect(model(attendee).quick).toEqual([]);
  expect(labels(model().personal)).toContain('Menus');
  expect(labels(model(attendee).personal)).not.toContain('Menus');
  expect(organization('staff', attendee)).toEqual(['Meal Calendar']);
});

it('[NAV-03] counts submitted orders and unread messages, in all and per organization', () => {
  expect(model().quick.map(({ count }) => count)).toEqual([4, 2]);
  const [team] = model({ memberships: [aMembership('admin')] }).organizations;
  expect(team?.links.slice(0, 2).map(({ count }) => count)).toEqual([3, 1]);
});

const managers: Role[] = ['admin', 'orderer'];
it.each(managers)('[NAV-04] shows Billing, Manage Organization and Meal Calendar to the role %s', (role) => {
  expect(organization(role)).toEqual(['Orders', 'Inbox', 'Billing', 'Manage Organization', 'Meal Calendar']);
});

it('[NAV-05] gives staff only the Meal Calendar of these, and guests none', () => {
  expect(organization('staff')).toEqual(['Meal Calendar']);
  expect(organization('guest')).toEqual([]);
});

it("[NAV-06] has an entry per membership: 'Team name (role label)'", () => {
  const memberships = [aMembership('admin'), { ...aMembership('orderer', 9), role_label: 'Orderer' }];
  expect(labels(model({ memberships }).organizations)).toEqual(['Team 3 (admin)', 'Team 9 (Orderer)']);
});

it('[NAV-09] shows coins and My Rewards only to those who can be rewarded', () => {
  expect(model().coins).toBe(1200);
  expect(labels(model().personal)).toContain('My Rewards');
  for (const more of [{ rewards_disabled: true }, { is_admin: true }]) {
    expect(model(more).coins).toBeNull();
    expect(labels(model(more).personal)).not.toContain('My Rewards');
    expect(canBeRewarded(person(more))).toBe(false);
  }
});

it('[PHO-01] leads photographers, and nobody else, to their photo shoots', () => {
  const photoShoots = { label: 'Photo shoots', href: '/photographer/photo_shoots' };
  expect(model({ is_photographer: true }).personal).toContainEqual(photoShoots);
  expect(model().personal).not.toContainEqual(photoShoots);
});

it('[NAV-10] shows the admin link to site admins, in a new tab', () => {
  expect(model().admin).toEqual([]);
  expect(model({ is_admin: true }).admin[0]).toEqual({ label: 'Admin', href: '/admin', newTab: true });
});

it("[NAV-11] offers a ghosting admin the way back: 'Unghost to {name}'", () => {
  expect(model().unghost).toBeNull();
  expect(model({ ghosting_admin: { id: 1, name: 'Ada' } }).unghost).toEqual({
    label: 'Unghost to Ada',
    href: '/users/7/end_ghost_session',
  });
});

it('offers nothing but what a release declares', () => {
  const everything = person({ is_admin: true, memberships: [aMembership('admin'), aMembership('staff', 9)] });
  const only = (label: string) =>
    menuModel(everything, stats, (place) => entriesOf(place).filter((entry) => entry.label === label));
  expect(only('Billing')).toMatchObject({ quick: [], personal: [], admin: [] });
  expect(only('Billing').organizations.map(({ id, links }) => [id, links])).toEqual([
    [3, [{ label: 'Billing', href: '/organization/3/billing' }]],
  ]);
});

it('leaves out an entry whose path the organization lacks something of', () => {
  const member = aMembership('orderer');
  const open = { ...member, team: { ...member.team, access_code: null } };
  expect(organization('orderer', { memberships: [open] })).toEqual([
    ...['Orders', 'Inbox', 'Billing', 'Manage Organization'],
  ]);
});

describe('caterers', () => {
  const brand = (id: number, name: string) => ({ id, name, slug: name, kitchen_count: 1 });
  const brands = [brand(5, 'Saffron'), brand(6, 'Thyme'), brand(8, 'Sage')];

  it('[NAV-12] see brand links or My Account only', () => {
    const caterer = model({ is_caterer: true, brands, memberships: [aMembership('admin')] });
    expect([caterer.quick, caterer.organizations, caterer.coins]).toEqual([[], [], null]);
    expect(labels(caterer.personal)).toEqual(['Saffron', 'Thyme Dashboard', 'Sage Dashboard']);
    expect(labels(model({ is_caterer: true }).personal)).toEqual(['My Account']);
  });

  it('[NAV-13] are led to the Caterer Dashboard', () => {
    expect(model({ is_caterer: true, brands }).catererDashboard).toBe('/caterer/5/orders');
    expect(model().catererDashboard).toBeNull();
  });

  it("[NAV-14] get a '{brand name} Dashboard' link to each other brand", () => {
    const { personal } = model({ is_caterer: true, brands, current_brand: brand(6, 'Thyme') });
    expect(personal).toEqual([
      { label: 'Saffron Dashboard', href: '/caterer/5/orders' },
      { label: 'Thyme', href: '/caterer/6/orders' },
      { label: 'Sage Dashboard', href: '/caterer/8/orders' },
    ]);
  });
});

it.each([
  [{ type: 'member' as const }, false],
  [{ memberships: [aMembership('admin')] }, false],
  [{ memberships: [aMembership('orderer')] }, false],
  [{ memberships: [aMembership('external_attendant')] }, false],
  [{ submitted_order_count: 1 }, false],
  [{}, true],
  [{ memberships: [aMembership('staff'), aMembership('guest', 4)] }, true],
])('[PERM-09] calls a pollee who manages and ordered nothing an attendee: %j is %s', (more, expected) => {
  expect(isAttendee(person({ type: 'pollee', submitted_order_count: 0, ...more }))).toBe(expected);
});

import { createHash } from 'node:crypto';
import { addHours, daysBefore } from './clock';
import { type DemoOrder } from './demo-order';
import { type Random } from '../random';
import { type DemoPackage, type DemoDataset } from './dataset';

/** Adds what customers keep: favourites, block lists, rosters, arrangements, searches, referrals, surveys, documents. */
export function addCustomerThings(dataset: DemoDataset, orders: readonly DemoOrder[]): void {
  const random = dataset.random.fork('customers');
  addTaste(dataset, orders, random.fork('taste'));
  addRosters(dataset, random.fork('rosters'));
  addSearches(dataset);
  addReferrals(dataset);
  addSurveys(dataset, orders, random.fork('surveys'));
  addDocuments(dataset);
}

const near = (dataset: DemoDataset, placeId: number) =>
  dataset.brands.filter((brand) => brand.placeId === placeId);
const orderersOf = (dataset: DemoDataset) =>
  dataset.teams.flatMap((team) =>
    team.members
      .filter(({ role }) => role === 'admin' || role === 'orderer')
      .map(({ user }) => ({ team, user })),
  );

function addTaste(dataset: DemoDataset, orders: readonly DemoOrder[], random: Random): void {
  const seen = new Set<string>();
  const once = (key: string) => !seen.has(key) && Boolean(seen.add(key));
  for (const { team, user } of orderersOf(dataset)) {
    const ordered = orders.filter((order) => order.user === user && order.submittedAt);
    for (const { pack, brand } of random.sample(ordered, 4)) {
      if (once(`p/${user.id}/${pack.id}`))
        dataset.tables.add('favorite_packages', { user_id: user.id, package_id: pack.id });
      if (random.chance(0.6) && once(`b/${user.id}/${brand.id}`))
        dataset.tables.add('favorite_brands', { user_id: user.id, brand_id: brand.id });
    }
    const stranger = near(dataset, team.placeId).find(
      ({ id }) => id > 2 && !ordered.some(({ brand }) => brand.id === id),
    );
    if (stranger && random.chance(0.25))
      dataset.tables.add('blocked_brands', {
        id: dataset.tables.nextId('blocked_brands'),
        user_id: user.id,
        team_id: team.id,
        brand_id: stranger.id,
        reason: random.pick(['Too far from the office', 'We had it every week', 'Late twice']),
      });
  }
}

function addRosters(dataset: DemoDataset, random: Random): void {
  for (const team of dataset.teams) {
    const brands = near(dataset, team.placeId);
    if (brands.length < 8) continue;
    for (const [name, kind, count] of [
      ['Caterers we trust', 'allow', 8],
      ['Not for this office', 'block', 2],
    ] as const) {
      const id = dataset.tables.nextId('rosters');
      dataset.tables.add('rosters', { id, team_id: team.id, name, kind });
      for (const brand of random.sample(
        brands.filter((entry) => entry.id > 2),
        count,
      ))
        dataset.tables.add('roster_brands', { roster_id: id, brand_id: brand.id });
    }
    const owner = team.members[0]?.user;
    if (!owner) continue;
    const id = dataset.tables.nextId('arrangements');
    dataset.tables.add('arrangements', { id, user_id: owner.id, name: 'Client visits', position: 0 });
    const packs: DemoPackage[] = random.sample(
      brands.flatMap(({ packages }) => packages.filter(({ active }) => active)),
      3,
    );
    for (const pack of packs)
      dataset.tables.add('arrangement_items', {
        id: dataset.tables.nextId('arrangement_items'),
        arrangement_id: id,
        package_id: pack.id,
        notes: random.pick(['Ask for the terrace set-up', 'Everyone liked this one', 'Good for twenty']),
      });
  }
}

function addSearches(dataset: DemoDataset): void {
  const lines: [string, Record<string, unknown>][] = [
    ['Weekday lunch boxes', { place_id: 1, package_type: 'lunch_or_dinner', presentation_type: 'individual', headcount: 25, max_price: '16.0' }],
    ['Vegan-friendly buffets', { place_id: 1, package_type: 'lunch_or_dinner', presentation_type: 'buffet', query: 'vegan', budget_limit: '600.0' }],
    ['Breakfast by eight', { place_id: 1, package_type: 'breakfast', lead_time_hours: 24 }],
    ['Woman-owned kitchens', { place_id: 1, minority_flag: 'woman', sustainable: true }],
  ]; // prettier-ignore
  for (const email of [
    'orderer@northwind.example',
    'colleague@northwind.example',
    'invoiced@contoso.example',
  ])
    for (const [name, filters] of lines.slice(0, email.startsWith('orderer') ? 4 : 2))
      dataset.tables.add('saved_searches', {
        id: dataset.tables.nextId('saved_searches'),
        user_id: dataset.accounts.get(email),
        name,
        filters,
      });
}

function addReferrals(dataset: DemoDataset): void {
  const orderers = orderersOf(dataset);
  const newcomer = dataset.accounts.get('new@fabrikam.example');
  orderers
    .filter(({ user }, index) => user.id !== newcomer && (user.id <= 10 || index % 3 === 0))
    .filter(({ user }, index, list) => list.findIndex((entry) => entry.user === user) === index)
    .forEach(({ user }, index) => {
      const hash = createHash('sha256').update(`referral/${user.id}`).digest('hex');
      dataset.tables.add('referral_links', {
        user_id: user.id,
        uuid: `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`,
        created_at: daysBefore(dataset.now, 10 + index).toISOString(),
      });
      if (index === 0)
        dataset.tables.add('referrals', {
          id: dataset.tables.nextId('referrals'),
          user_id: user.id,
          accepted_by: newcomer,
          created_at: daysBefore(dataset.now, 10).toISOString(),
        });
    });
}

const comments = [
  'More of this, please.',
  'A bit spicy for me, but good.',
  'Loved the vegetarian one.',
  'Could be warmer.',
  '',
  'Best lunch this month.',
];

function addSurveys(dataset: DemoDataset, orders: readonly DemoOrder[], random: Random): void {
  const past = orders.filter(({ state }) => state === 'fulfilled');
  const first = past.filter(({ user }) => user.id <= 10).slice(0, 4);
  for (const order of [
    ...first,
    ...random.sample(
      past.filter((entry) => !first.includes(entry)),
      dataset.size === 'full' ? 20 : 3,
    ),
  ]) {
    const id = dataset.tables.nextId('order_surveys');
    dataset.tables.add('order_surveys', {
      id,
      code: createHash('sha256').update(`survey/${order.id}`).digest('hex').slice(0, 10),
      order_id: order.id,
      question: 'How was today’s meal?',
      closes_at: addHours(order.startAt, 72).toISOString(),
      created_at: addHours(order.startAt, 1).toISOString(),
    });
    for (let index = 0; index < random.int(4, 11); index++)
      dataset.tables.add('order_survey_responses', {
        id: dataset.tables.nextId('order_survey_responses'),
        order_survey_id: id,
        rating: random.weighted([
          [5, 5],
          [4, 4],
          [3, 2],
          [2, 1],
        ] as const),
        comment: random.pick(comments),
        name: index % 2 === 0 ? (order.team.members[index]?.user.name ?? null) : null,
        respondent_hash: `\\x${createHash('sha256').update(`${id}/${index}`).digest('hex')}`,
        created_at: addHours(order.startAt, 1.5 + index).toISOString(),
      });
  }
  past.slice(0, 6).forEach((order) =>
    dataset.tables.add('shareable_menus', {
      id: dataset.tables.nextId('shareable_menus'),
      code: createHash('sha256').update(`menu/${order.id}`).digest('hex').slice(0, 12),
      user_id: order.user.id,
      team_id: order.team.id,
      order_id: order.id,
      name: order.pack.name,
      contents: {
        dishes: order.chosen
          .filter(({ option }) => !option.presentationType)
          .map(({ option, qty }) => ({ name: option.name, qty, dietary_tags: option.dietaryTags })),
      },
    }),
  );
}

function addDocuments(dataset: DemoDataset): void {
  const lines: [string, string, number][] = [
    ['W-9, Copper Carrot', 'w9', 184_320],
    ['Certificate of insurance', 'insurance', 312_880],
    ['Catering agreement', 'agreement', 96_400],
  ];
  for (const team of dataset.teams)
    for (const [name, kind, size] of lines)
      dataset.tables.add('documents', {
        id: dataset.tables.nextId('documents'),
        team_id: team.id,
        name,
        kind,
        storage_key: `demo/documents/${team.id}/${kind}.pdf`,
        byte_size: size,
      });
}

import { type Random } from '../random';
import { demoAccounts } from './accounts.data';
import { firstNames, lastNames, organizations } from './people.data';
import { addAddresses, addCards, addContacts } from './team-belongings';
import { slugOf } from './wording';
import { type DemoTeam, type DemoUser, type DemoDataset } from './dataset';

const MEMBERS_A_TEAM = 14;
const CATERERS = 60;
const PEOPLE = 250;

/** Adds the demo accounts, the organizations with their members, addresses and cards, and the caterers. */
export function addPeople(dataset: DemoDataset, passwordHash: string): void {
  const random = dataset.random.fork('people');
  for (const account of demoAccounts) {
    const user = addUser(dataset, account.email, account.firstName, account.lastName, {
      password_hash: passwordHash,
      email_verified_at: dataset.now.toISOString(),
      ...account.columns,
    });
    dataset.accounts.set(account.email, user.id);
  }
  const strangers = nameDeck(random);
  const newcomer = (columns: Record<string, unknown> = {}) => {
    const [first, last] = strangers();
    return addUser(dataset, `${slugOf(`${first} ${last}`).replaceAll('-', '.')}@example.com`, first, last, {
      email_verified_at: dataset.now.toISOString(),
      ...columns,
    });
  };
  const size =
    dataset.size === 'full' ? { members: MEMBERS_A_TEAM, caterers: CATERERS } : { members: 5, caterers: 8 };
  organizations.forEach((organization, index) =>
    addTeam(dataset, organization, index, random, size.members, newcomer),
  );
  addOwners(dataset, size.caterers, newcomer);
  if (dataset.size === 'full') {
    newcomer({ is_photographer: true });
    // The rest join polls and order nothing.
    while (dataset.users.length < PEOPLE) newcomer({ type: 'pollee' });
  }
}

/** Every first name with every last name at most once, in a chance order. */
function nameDeck(random: Random): () => [string, string] {
  const taken = new Set<string>();
  return () => {
    for (;;) {
      const name: [string, string] = [random.pick(firstNames), random.pick(lastNames)];
      if (taken.has(name.join(' '))) continue;
      taken.add(name.join(' '));
      return name;
    }
  };
}

function addUser(
  dataset: DemoDataset,
  email: string,
  first: string,
  last: string,
  columns: Record<string, unknown>,
): DemoUser {
  const row = dataset.tables.add('users', {
    id: dataset.tables.nextId('users'),
    email,
    first_name: first,
    last_name: last,
    ...columns,
  }) as Record<string, unknown> & { id: number };
  const user: DemoUser = {
    id: row.id,
    email,
    name: `${first} ${last}`,
    multiplier: Number(row.awards_multiplier ?? 1),
    rewarded: row.rewards_disabled !== true && row.is_admin !== true,
  };
  dataset.users.push(user);
  return user;
}

type Newcomer = (columns?: Record<string, unknown>) => DemoUser;

const emailDomains: Readonly<Record<string, string>> = {
  'Northwind Labs': 'northwind.example',
  'Halyard Robotics': 'halyard.example',
};

function addTeam(
  dataset: DemoDataset,
  organization: (typeof organizations)[number],
  index: number,
  random: Random,
  memberCount: number,
  newcomer: Newcomer,
): void {
  const invoiceable = index === 1 || index % 4 === 1 || index === 7;
  const team: DemoTeam = {
    id: dataset.tables.nextId('teams'),
    name: organization.name,
    placeId: organization.placeId,
    members: [],
    addresses: [],
    cards: [],
    invoiceable,
    invoiceTermsDays: index === 1 ? 30 : random.pick([15, 30, 45]),
  };
  dataset.teams.push(team);
  dataset.tables.add('teams', {
    id: team.id,
    name: team.name,
    access_code: `${slugOf(team.name).split('-')[0]}${random.int(2000, 9999)}`,
    email_domain: emailDomains[team.name] ?? null,
    // A person of another office orders for it too, and is told whose addresses it takes.
    requires_email_domain: team.name === 'Halyard Robotics',
    // Somebody of it has not confirmed theirs.
    requires_email_verification: team.name === 'Fabrikam Studio',
    invoice_terms_days: team.invoiceTermsDays,
    // Far more than its orders come to.
    credit_limit_cents: index === 1 ? 25_000_000 : null,
    meal_allowance_cents: index === 0 ? 2_000 : null,
    cost_centers: index === 0 ? ['CC-120', 'CC-340', 'CC-560'] : [],
    purchase_orders: index === 0 ? ['PO-2201', 'PO-2202'] : [],
  });
  for (const account of demoAccounts) {
    const role = account.roles?.[team.name];
    const user = dataset.users.find(({ email }) => email === account.email);
    if (role && user && account.isNew) addMembership(dataset, team, user, role);
    else if (role && user) join(dataset, team, user, role);
  }
  const missing = memberCount - team.members.length;
  const roles = ['admin', 'orderer', 'orderer', 'staff', 'staff', 'staff', 'guest', 'external_attendant'];
  for (let member = 0; member < missing; member++) {
    const role =
      roles[member] ??
      random.weighted([
        ['staff', 5],
        ['guest', 3],
        ['external_attendant', 1],
        ['orderer', 1],
      ] as const);
    const isOrderer = role === 'admin' || role === 'orderer';
    join(
      dataset,
      team,
      newcomer({
        invoiceable: invoiceable && isOrderer,
        rewards_disabled: random.chance(0.05),
        awards_multiplier: random.weighted([
          [1, 6],
          [1.25, 2],
          [2, 1],
        ] as const),
      }),
      role,
    );
  }
  addAddresses(dataset, team, organization.floor, random);
  addCards(dataset, team, random);
  addContacts(dataset, team, random);
}

function join(dataset: DemoDataset, team: DemoTeam, user: DemoUser, role: string): void {
  team.members.push({ user, role });
  addMembership(dataset, team, user, role);
}

function addMembership(dataset: DemoDataset, team: DemoTeam, user: DemoUser, role: string): void {
  dataset.tables.add('memberships', {
    id: dataset.tables.nextId('memberships'),
    team_id: team.id,
    user_id: user.id,
    role,
  });
}

function addOwners(dataset: DemoDataset, count: number, newcomer: Newcomer): void {
  const own = (brand: DemoDataset['brands'][number] | undefined, userId: number, role: string) => {
    if (!brand) return;
    brand.ownerId ??= userId;
    dataset.tables.add('brand_members', { brand_id: brand.id, user_id: userId, role });
  };
  const caterer = dataset.accounts.get('caterer@saffron.example') ?? 0;
  own(dataset.brands[0], caterer, 'owner');
  own(dataset.brands[1], caterer, 'owner');
  const others = dataset.brands.slice(2);
  for (let index = 0; index < count; index++) {
    const owner = newcomer();
    own(others[index * 2], owner.id, 'owner');
    if (index % 3 === 0) own(others[index * 2 + 1], owner.id, index % 2 === 0 ? 'owner' : 'manager');
  }
}

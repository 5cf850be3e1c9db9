import { addDays } from '../schedule';
import { addHours } from './clock';
import { type DemoOrder } from './orders';
import { type World } from './world';

/** Adds what waits on the caterers' side: change requests, menu reviews, draft items and photo shoots. */
export function addCatererThings(world: World, orders: readonly DemoOrder[]): void {
  const random = world.random.fork('caterers');
  const changeable = orders.filter(({ state, brand }) => state === 'accepted' && brand.ownerId !== null);
  const first = changeable.filter(({ brand }) => brand.id <= 2).slice(1, 3);
  for (const order of [
    ...first,
    ...random.sample(
      changeable.filter(({ brand }) => brand.id > 2),
      4,
    ),
  ]) {
    const more = order.pack.incrementBy * 5;
    world.tables.add('order_change_requests', {
      id: world.tables.nextId('order_change_requests'),
      order_id: order.id,
      requested_by: order.user.id,
      before: { headcount: order.headcount },
      after: { headcount: Math.min(order.headcount + more, order.pack.maximum) },
      price_difference_cents: more * order.pack.priceCents,
      created_at: addHours(world.now, -random.int(1, 8)).toISOString(),
    });
  }
  const owned = world.brands.filter(({ ownerId }) => ownerId !== null);
  for (const brand of owned.slice(0, world.size === 'full' ? 14 : 4))
    world.tables.add('menu_reviews', {
      id: world.tables.nextId('menu_reviews'),
      brand_id: brand.id,
      description: random.pick([
        'Please check the prices of the season’s menu before the first of the month.',
        'We added allergens to three dishes: are they right?',
        'New photographs are ready. Approve the order in which they show.',
      ]),
      sent_at: addHours(world.now, -24 * random.int(1, 9)).toISOString(),
      finished_at: brand.id > 2 && random.chance(0.5) ? addHours(world.now, -5).toISOString() : null,
    });
  for (const brand of owned.slice(0, 6))
    world.tables.add('draft_menu_items', {
      id: world.tables.nextId('draft_menu_items'),
      brand_id: brand.id,
      menu_item_id: null,
      data: {
        name: random.pick(['Market salad of the week', 'Slow-roasted carrots', 'Lemon posset']),
        price: 6.5,
        description: 'New this season',
      },
      status: random.pick(['draft', 'submitted']),
    });
  addPhotoShoots(world);
}

function addPhotoShoots(world: World): void {
  const random = world.random.fork('photos');
  const photographer = world.accounts.get('photographer@coppercarrot.example');
  const states = [
    'delivered',
    'delivered',
    'shot',
    'canceled',
    'scheduled',
    'scheduled',
    'scheduled',
    'scheduled',
  ];
  states.forEach((status, index) => {
    const brand = world.brands[index];
    if (!brand) return;
    const date = addDays(world.today, status === 'scheduled' ? 2 + index : -30 + index * 6);
    world.tables.add('photo_shoots', {
      id: world.tables.nextId('photo_shoots'),
      brand_id: brand.id,
      photographer_id: photographer,
      kitchen_id: brand.kitchens[0]?.id ?? null,
      scheduled_at: `${date}T15:00:00Z`,
      status,
      notes: random.pick([
        'Daylight from the left, bring the linen backdrop',
        'Six packages, two hours',
        'Portrait of the owner as well',
      ]),
    });
  });
}

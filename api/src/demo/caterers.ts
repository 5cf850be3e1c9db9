import { addDays } from '../schedule';
import { addHours } from './clock';
import { type DemoDataset } from './dataset';

/** Adds what waits on the caterers' side: menu reviews, draft items and photo shoots. */
export function addCatererThings(dataset: DemoDataset): void {
  const random = dataset.random.fork('caterers');
  const owned = dataset.brands.filter(({ ownerId }) => ownerId !== null);
  for (const brand of owned.slice(0, dataset.size === 'full' ? 14 : 4))
    dataset.tables.add('menu_reviews', {
      id: dataset.tables.nextId('menu_reviews'),
      brand_id: brand.id,
      description: random.pick([
        'Please check the prices of the season’s menu before the first of the month.',
        'We added allergens to three dishes: are they right?',
        'New photographs are ready. Approve the order in which they show.',
      ]),
      sent_at: addHours(dataset.now, -24 * random.int(1, 9)).toISOString(),
      finished_at: brand.id > 2 && random.chance(0.5) ? addHours(dataset.now, -5).toISOString() : null,
    });
  for (const brand of owned.slice(0, 6))
    dataset.tables.add('draft_menu_items', {
      id: dataset.tables.nextId('draft_menu_items'),
      brand_id: brand.id,
      menu_item_id: null,
      data: {
        name: random.pick(['Market salad of the week', 'Slow-roasted carrots', 'Lemon posset']),
        price: 6.5,
        description: 'New this season',
      },
      status: random.pick(['draft', 'submitted']),
    });
  addPhotoShoots(dataset);
}

function addPhotoShoots(dataset: DemoDataset): void {
  const random = dataset.random.fork('photos');
  const photographer = dataset.accounts.get('photographer@coppercarrot.example');
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
    const brand = dataset.brands[index];
    if (!brand) return;
    const date = addDays(dataset.today, status === 'scheduled' ? 2 + index : -30 + index * 6);
    dataset.tables.add('photo_shoots', {
      id: dataset.tables.nextId('photo_shoots'),
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

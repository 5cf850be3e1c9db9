import { packageCategories, places } from '../places';
import { pictureUrl } from '../pictures';
import { isOpenFor, toLocal } from '../schedule';
import { checkHeadcount, checkQuantities, defaultChoices, largestHeadcount, type Choice } from '../choices';
import { demoAccounts, generateDemo } from '.';
import { brandCounts } from './brands';
import { cuisines } from './cuisines';
import { composePicture } from '../pictures/compose-picture';
import { readRecipe } from '../pictures';

const now = new Date('2026-11-20T15:00:00Z');
const dataset = generateDemo('full', now, 'hash');
/** Rows by one of their columns. */
function grouped<Item>(items: readonly Item[], key: (item: Item) => unknown): Map<unknown, Item[]> {
  const groups = new Map<unknown, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}
const rows = (table: Parameters<typeof dataset.tables.of>[0]) => dataset.tables.of(table);

describe('the full demo marketplace', () => {
  it('[SEA-07] has the brands of each of the fifteen places', () => {
    expect(places).toHaveLength(15);
    for (const place of places) {
      const brands = new Set(
        rows('kitchens')
          .filter((kitchen) => kitchen.place_id === place.id)
          .map((kitchen) => kitchen.brand_id),
      );
      expect([place.label, brands.size]).toEqual([place.label, brandCounts[place.id]]);
    }
  });

  it('[SEA-17] sells something of every cuisine category, each at its one meal', () => {
    const mealOf = new Map<string, Set<unknown>>();
    for (const pack of rows('packages')) {
      const key = packageCategories.find(({ id }) => id === pack.package_category_id)?.packageCategory ?? '';
      mealOf.set(key, (mealOf.get(key) ?? new Set()).add(pack.meal_type));
    }
    for (const key of [...cuisines.keys(), 'other']) expect([key, mealOf.get(key)?.size]).toEqual([key, 1]);
  });

  it('is as large as the domain rules say', () => {
    const between = (table: Parameters<typeof dataset.tables.of>[0], low: number, high: number) => {
      expect(rows(table).length).toBeGreaterThanOrEqual(low);
      expect(rows(table).length).toBeLessThanOrEqual(high);
    };
    between('brands', 495, 510);
    between('kitchens', 620, 690);
    between('packages', 2_400, 2_600);
    expect(
      ['teams', 'users', 'orders', 'reviews', 'order_polls', 'campaigns'].map(
        (table) => rows(table as 'teams').length,
      ),
    ).toEqual([12, 250, 1_200, 900, 30, 8]);
    expect(new Set(rows('memberships').map(({ role }) => role)).size).toBe(5);
    expect(new Set(rows('orders').map(({ status }) => status)).size).toBe(8);
  });

  it('uses all quality tiers and diversity tags', () => {
    const tags = new Set(rows('brands').flatMap((brand) => brand.minority_flags as string[]));
    expect([...tags].sort()).toEqual([
      'asian',
      'black',
      'hispanic',
      'lgbtq',
      'native_american',
      'veteran',
      'woman',
    ]);
    expect(new Set(rows('brands').map((brand) => brand.quality_tier))).toEqual(
      new Set(['classic', 'specialty', null]),
    );
  });

  it('makes the same rows of the same seed, and no others', () => {
    const again = generateDemo('full', now, 'hash');
    for (const table of ['users', 'brands', 'packages', 'orders', 'reviews', 'poll_selections'] as const)
      expect(JSON.stringify(again.tables.of(table))).toBe(JSON.stringify(rows(table)));
  });

  it.each(['2026-03-08T06:30:00Z', '2028-02-29T23:00:00Z'])(
    'finds all its orders on any day, such as %s',
    (day) => {
      const other = generateDemo('full', new Date(day), 'hash').tables;
      expect([other.of('orders').length, other.of('reviews').length, other.of('order_polls').length]).toEqual(
        [1_200, 900, 30],
      );
    },
  );

  it('names people and mail addresses that belong to nobody', () => {
    const known = new Set(demoAccounts.map(({ email }) => email));
    for (const { email } of rows('users'))
      expect(known.has(String(email)) || String(email).endsWith('@example.com')).toBe(true);
    const phones = [...rows('brands'), ...rows('kitchens'), ...rows('team_contacts')].map((row) =>
      String(row.phone_number),
    );
    for (const phone of phones) expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
  });

  it('gives each picture an alternative text and an address that follows its recipe', () => {
    for (const kind of ['packages', 'brands', 'campaigns'] as const)
      for (const row of rows(kind)) {
        expect(String(row.picture_alt).length).toBeGreaterThan(20);
        const { url } = row.picture as { url: string };
        expect(url).toBe(pictureUrl(kind, Number(row.id), readRecipe(row.picture, kind, Number(row.id))));
      }
  });

  it('draws each dish that a picture and its alternative text name', () => {
    const undrawn = rows('packages')
      .slice(0, 200)
      .flatMap(({ id, name, picture }) => {
        const recipe = readRecipe(picture, 'packages', Number(id));
        const drawn = composePicture(recipe);
        return recipe.glyphs.filter((glyph) => !drawn.includes(`"g-${glyph}"`)).map((glyph) => [name, glyph]);
      });
    expect(undrawn).toEqual([]);
  });

  it('tells packages of trays apart by their dishes', () => {
    const trays = rows('packages').filter(
      ({ picture }) => (picture as { layout: string }).layout === 'trays',
    );
    const alike = trays.filter(({ picture }) => (picture as { glyphs: string[] }).glyphs.length < 2);
    expect(alike.length).toBeLessThan(trays.length / 100);
  });

  it('pictures whatever can be picked in a poll', () => {
    const polled = new Set(rows('poll_options').map((row) => row.package_item_option_id));
    const dishes = rows('package_item_options').filter(({ id }) => polled.has(id));
    expect(dishes.length).toBeGreaterThan(10);
    for (const { id, picture } of dishes) {
      const { url } = picture as { url: string };
      expect(url).toBe(pictureUrl('options', Number(id), readRecipe(picture, 'options', Number(id))));
    }
  });

  it('shows no two packages of a brand under one name, and none twice in a place', () => {
    for (const brand of dataset.brands)
      expect(new Set(brand.packages.map(({ name }) => name)).size).toBe(brand.packages.length);
    const seen = rows('packages').map(
      (pack) => JSON.stringify((pack.picture as { seed: number }).seed) + String(pack.description),
    );
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe('demo words', () => {
  const keyOf = (pack: ReturnType<typeof rows>[number]) =>
    packageCategories.find(({ id }) => id === pack.package_category_id)?.packageCategory ?? '';
  const cold = rows('packages').filter((pack) =>
    /^(dessert|snack|appetizer)_|_(bagels|salads)$/.test(keyOf(pack)),
  );

  it('say of nothing that is eaten cold that it arrives hot, or that it stands over a flame', () => {
    expect(cold.length).toBeGreaterThan(400);
    const said = cold.map(({ description, includes }) => `${String(description)} ${String(includes)}`);
    expect(said.filter((words) => /\bhot in\b|chafing|serving spoons/i.test(words))).toEqual([]);
  });

  it('bring what is frozen in a chest, and what is drunk in dispensers', () => {
    const buffets = (key: string) =>
      rows('packages')
        .filter((pack) => keyOf(pack) === key && pack.presentation_type === 'buffet')
        .map(({ description }) => String(description));
    expect(buffets('dessert_frozen').some((words) => words.includes('with scoops'))).toBe(true);
    expect(buffets('snack_drinks').some((words) => words.includes('dispensers'))).toBe(true);
    expect(buffets('lunch_bbq').some((words) => words.includes('Arrives hot'))).toBe(true);
  });

  it('count on no one thing in plenty', () => {
    const said = rows('packages').map(({ description }) => String(description));
    expect(said.filter((words) => /plenty of|lighter/.test(words))).toEqual([]);
  });
});

describe('demo packages', () => {
  const itemsByPackage = grouped(rows('package_items'), (item) => item.package_id);
  const optionsByItem = grouped(rows('package_item_options'), (option) => option.package_item_id);
  const choicesOf = (packageId: unknown): Choice[] =>
    (itemsByPackage.get(packageId) ?? []).map((item) => ({
      id: Number(item.id),
      choiceType: item.choice_type as Choice['choiceType'],
      hasChoice: item.has_choice === true,
      properChoiceSubject: item.proper_choice_subject as string | null,
      description: String(item.description),
      incrementBy: Number(item.increment_by),
      incrementSubject: String(item.increment_subject),
      incrementSubjectPlural: String(item.increment_subject_plural),
      maximumChoosableOptions: item.maximum_choosable_options as number | null,
      options: (optionsByItem.get(item.id) ?? []).map((option) => ({
        id: Number(option.id),
        priceCents: Number(option.price_cents),
      })),
    }));

  it('mark for a diet only what is eaten, and state no allergen against a mark', () => {
    const brought =
      /\b(napkins?|cutlery|plates|forks|spoons|labels?|wipes|sleeves|staff|waitstaff|barista|candles|server)\b/i;
    const options = rows('package_item_options');
    const things = options.filter(({ name }) => brought.test(String(name)));
    expect(things.length).toBeGreaterThan(100);
    expect(things.flatMap(({ dietary_tags, allergens }) => [dietary_tags, allergens]).flat()).toEqual([]);
    for (const table of ['packages', 'menus'] as const) {
      const stated = rows(table).filter((each) => each.allergens_stated_on !== null);
      expect(stated.length / rows(table).length).toBeGreaterThan(0.8);
    }
    const free = { milk: 'dairy_free', wheat: 'gluten_free' } as const;
    for (const [allergen, mark] of Object.entries(free))
      expect(
        options.filter(
          ({ dietary_tags: tags, allergens: those }) =>
            (tags as string[]).includes(mark) && (those as string[]).includes(allergen),
        ),
      ).toEqual([]);
  });

  describe('show what their dishes are', () => {
    const dishesOf = (packageId: unknown) =>
      (itemsByPackage.get(packageId) ?? [])
        .filter((item) => item.choice_type === 'constant_sum')
        .flatMap((item) => optionsByItem.get(item.id) ?? [])
        .map((option) => ({
          words: `${String(option.name)} ${String(option.description)}`.toLowerCase(),
          tags: option.dietary_tags as string[],
        }));
    const shown = rows('packages').map((pack) => ({
      name: String(pack.name),
      dishes: dishesOf(pack.id),
      glyphs: (pack.picture as { glyphs: string[] }).glyphs,
    }));
    const showing = (glyph: string) => shown.filter(({ glyphs }) => glyphs.includes(glyph));
    const isMeatless = ({ tags }: { tags: string[] }) => tags.includes('vegetarian');

    it.each([
      ['poultry-leg', /chicken|duck|turkey|dak galbi|ayam/],
      ['meat-on-bone', /\brib|lamb|skewer|oxtail|goat|souvlaki|satay|kebab/],
      [
        'cut-of-meat',
        /beef|steak|brisket|pork|asada|\bham\b|prosciutto|sausage|saucisson|galbi|bulgogi|meatloaf|jerky|burnt ends|lechon/,
      ],
      ['fish-fillet', /salmon|lox|trout|snapper|fish|tuna|cod/],
    ])('%s only where a dish that is not vegetarian speaks of it', (glyph, word) => {
      const those = showing(glyph);
      expect(those.length).toBeGreaterThan(0);
      const wrong = those.filter(
        ({ dishes }) => !dishes.some((dish) => word.test(dish.words) && !isMeatless(dish)),
      );
      expect(wrong.map(({ name }) => name)).toEqual([]);
    });

    it.each([
      ['teapot', /\btea\b|chai/],
      ['baklava', /baklava/],
      ['pie', /\bpie|cobbler/],
    ])('%s only where a dish speaks of it', (glyph, word) => {
      const wrong = showing(glyph).filter(({ dishes }) => !dishes.some(({ words }) => word.test(words)));
      expect(wrong.map(({ name }) => name)).toEqual([]);
    });

    it('no animal where every dish is vegetarian, and always something', () => {
      const animals = /poultry|meat|bacon|hot-dog|fish|crab|shrimp|sushi/;
      const green = shown.filter(({ dishes }) => dishes.every(isMeatless));
      expect(green.length).toBeGreaterThan(100);
      const wrong = green.filter(({ glyphs }) => glyphs.some((glyph) => animals.test(glyph)));
      expect(wrong.map(({ name }) => name)).toEqual([]);
      expect(shown.filter(({ glyphs }) => glyphs.length === 0)).toEqual([]);
    });

    it('and have the dish that their name speaks of', () => {
      const baklava = shown.filter(({ name }) => name.includes('Baklava'));
      expect(baklava.length).toBeGreaterThan(0);
      for (const { dishes, glyphs } of baklava) {
        expect(dishes[0]?.words).toContain('baklava');
        expect(glyphs[0]).toBe('baklava');
      }
    });
  });

  it('can be ordered at every end of their headcounts, by the choice rules', () => {
    for (const pack of rows('packages')) {
      const range = {
        minimumHeadcount: Number(pack.minimum_headcount),
        maximumHeadcount: Number(pack.maximum_headcount),
        incrementBy: Number(pack.increment_by),
      };
      const choices = choicesOf(pack.id);
      expect(choices.map(({ choiceType }) => choiceType)).toContain('constant_sum');
      expect(choices.every(({ options }) => options.length > 0)).toBe(true);
      for (const headcount of [range.minimumHeadcount, largestHeadcount(range)]) {
        expect(checkHeadcount(range, headcount)).toEqual([]);
        const picked = defaultChoices(choices, headcount);
        for (const choice of choices)
          expect(checkQuantities(choice, headcount, picked.get(choice.id) ?? [])).toEqual([]);
      }
    }
  });

  it('offer a presentation choice exactly where they are mixed', () => {
    for (const pack of rows('packages')) {
      const decides = choicesOf(pack.id).filter(({ choiceType }) => choiceType === 'presentation').length;
      expect(decides).toBe(pack.presentation_type === 'mixed' ? 1 : 0);
    }
  });

  it('are chosen in orders by the same rules', () => {
    const chosenByOrder = grouped(rows('order_chosen_options'), (chosen) => chosen.order_id);
    for (const order of rows('orders'))
      for (const choice of choicesOf(order.package_id)) {
        const chosen = (chosenByOrder.get(order.id) ?? [])
          .filter(({ package_item_id }) => package_item_id === choice.id)
          .map(({ option_id, qty }) => ({ optionId: Number(option_id), qty: Number(qty) }));
        expect(checkQuantities(choice, Number(order.headcount), chosen)).toEqual([]);
      }
  });
});

describe('demo orders', () => {
  it('start when a kitchen is open, and lie ahead exactly when they still have to be cooked', () => {
    const hours = grouped(rows('kitchen_hours'), (row) => row.kitchen_id);
    for (const order of rows('orders')) {
      if (order.kitchen_id === null) continue;
      const slot = { date: String(order.start_date), time: String(order.start_time) };
      const ofKitchen = (hours.get(order.kitchen_id) ?? []) as unknown as Parameters<typeof isOpenFor>[0];
      expect(isOpenFor(ofKitchen, [], slot)).toMatchObject({ open: true });
      const at = toLocal(new Date(String(order.start_at)), String(order.time_zone));
      expect([at.date, at.time]).toEqual([slot.date, slot.time]);
      const isAhead = new Date(String(order.start_at)) > now;
      if (['pending', 'accepted', 'confirmed'].includes(String(order.status))) expect(isAhead).toBe(true);
      if (['fulfilled', 'declined', 'expired'].includes(String(order.status))) expect(isAhead).toBe(false);
    }
  });

  it('carry the lines that make their total, and hold what their cards were asked for', () => {
    const lines = grouped(rows('order_price_lines'), (line) => line.order_id);
    const attempts = new Map(rows('payment_attempts').map((attempt) => [attempt.order_id, attempt]));
    for (const order of rows('orders').filter(({ status }) => status !== 'in_cart')) {
      const sum = (lines.get(order.id) ?? []).reduce((total, line) => total + Number(line.amount_cents), 0);
      expect(sum).toBe(order.total_cents);
      const attempt = attempts.get(order.id);
      if (attempt) expect(attempt.amount_cents).toBe(order.total_cents);
    }
  });

  it('tell their history in the order in which it happened', () => {
    for (const [order, entries] of grouped(rows('order_history'), ({ order_id }) => order_id)) {
      const times = entries.map(({ at }) => String(at));
      expect([order, times]).toEqual([order, times.toSorted()]);
    }
  });

  it('wait for the demo caterer, and for the demo orderer’s review', () => {
    const ofSaffron = rows('orders').filter(({ brand_id }) => Number(brand_id) <= 2);
    expect(ofSaffron.filter(({ status }) => status === 'pending').length).toBeGreaterThanOrEqual(4);
    expect(ofSaffron.filter(({ status }) => status === 'accepted').length).toBeGreaterThanOrEqual(3);
    const reviewed = new Set(rows('reviews').map(({ order_id }) => order_id));
    const orderer = dataset.accounts.get('orderer@northwind.example');
    const waiting = rows('orders').filter(
      ({ user_id, status, id }) => user_id === orderer && status === 'fulfilled' && !reviewed.has(id),
    );
    expect(waiting.length).toBeGreaterThanOrEqual(3);
    const newcomer = dataset.accounts.get('new@fabrikam.example');
    expect(rows('orders').filter(({ user_id }) => user_id === newcomer)).toEqual([]);
  });

  it.each(['full', 'small'] as const)(
    'let the people of the first office look after polls in every state: %s',
    (size) => {
      const { tables } = generateDemo(size, now, 'hash');
      const orders = tables.of('orders').filter(({ team_id }) => team_id === 1);
      const ofOffice = new Set(orders.map(({ id }) => id));
      const polls = tables.of('order_polls').filter(({ order_id }) => ofOffice.has(order_id));
      expect(new Set(polls.map(({ status }) => status))).toEqual(
        new Set(['open', 'closed', 'applied', 'submitted']),
      );
      expect(polls.filter(({ failure_code }) => failure_code !== null)).toHaveLength(1);
      expect(polls.filter(({ scheduled_at }) => scheduled_at !== null)).toHaveLength(1);
    },
  );

  it('never count more in a poll than was ordered once it is over', () => {
    const over = new Map(
      rows('order_polls')
        .filter(({ status }) => status !== 'open')
        .map(({ id, order_id }) => [id, order_id]),
    );
    const ordered = new Map(
      rows('order_chosen_options').map((chosen) => [
        `${Number(chosen.order_id)}/${Number(chosen.option_id)}`,
        Number(chosen.qty),
      ]),
    );
    const counted = new Map<string, number>();
    for (const { poll_id, package_item_option_id } of rows('poll_selections')) {
      if (!over.has(poll_id) || package_item_option_id === null) continue;
      const key = `${Number(over.get(poll_id))}/${Number(package_item_option_id)}`;
      counted.set(key, (counted.get(key) ?? 0) + 1);
    }
    expect(counted.size).toBeGreaterThan(10);
    for (const [key, count] of counted) expect(count).toBeLessThanOrEqual(ordered.get(key) ?? 0);
  });
});

import type { List, Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { client, makeMember, signedIn, useDatabase } from '../testing';
import { makeBrand, makeChoice, makeKitchen, makePackage, pictureOptions } from './catalog.factory';
import { Menu, MenuCategory, MenuItem } from '.';

useDatabase();

async function get<Answer>(path: string, status = 200): Promise<Answer> {
  const answer = await client().get(path);
  expect([path, answer.status]).toEqual([path, status]);
  return answer.body as Answer;
}

async function makeOffer() {
  const brand = await makeBrand({ dayBeforeCutoff: '15:00', leadTimeHours: 30 });
  const kitchen = await makeKitchen(brand.id);
  return { brand, kitchen, pack: await makePackage(brand.id) };
}

describe('a package', () => {
  it('[API-042] [ENTI-05] is read by its id or its slug, with its choices', async () => {
    const { pack, brand } = await makeOffer();
    const view = await get<Schemas['Package']>(`/cpi/v1/public/packages/${pack.id}`);
    expect(view).toMatchObject({
      id: pack.id,
      slug: pack.slug,
      active: true,
      increment_by: 1,
      price: 15,
      lead_time_hours: 30,
      day_before_cutoff: '15:00',
      package_category: 'lunch_mexican',
      caterer: { id: brand.id, name: brand.name, slug: brand.slug, kitchen_count: 1 },
      place_ids: [1],
    });
    expect(view.choices.map(({ choice_type }) => choice_type)).toEqual([
      'presentation',
      'constant_sum',
      'included',
    ]);
    expect(await get(`/cpi/v1/public/packages/${pack.slug}`)).toEqual(view);
  });

  it('[API-042] is priced without tax for whoever orders for an organization that is exempt from it', async () => {
    const { pack } = await makeOffer();
    const { user, team } = await makeMember('orderer');
    const theirs = async () => {
      const answer = await (await signedIn(user)).get(`/cpi/v1/public/packages/${pack.id}`).expect(200);
      return (answer.body as Schemas['Package']).total_price;
    };
    const taxed = await theirs();
    await sql.rows(
      `insert into tax_exemptions (team_id, state, certificate_number, expires_on) values ($1, 'NY', 'EX-1', '2099-01-01')`,
      [team.id],
    );
    expect(await theirs()).toBeLessThan(taxed);
    const { total_price } = await get<Schemas['Package']>(`/cpi/v1/public/packages/${pack.id}`);
    expect(total_price).toBe(taxed);
  });

  it('shows its own picture first, then those of the dishes that it has, in the order of its choices', async () => {
    const { pack } = await makeOffer();
    await makeChoice(pack.id, { choiceType: 'choose_up_to', properChoiceSubject: 'side' }, [
      { name: 'Street corn', description: 'with lime' },
      { name: 'Yuca' },
      { name: 'Slaw', archivedAt: new Date() },
    ]);
    await pictureOptions(pack.id, ['Mushroom', 'Carnitas', 'Street corn', 'Slaw']);
    const { photos, image, choices } = await get<Schemas['Package']>(`/cpi/v1/public/packages/${pack.id}`);
    const options = choices.flatMap((choice) => choice.options);
    const photoOf = (caption: string, alt = caption) => {
      const option_id = options.find(({ name }) => name === caption)?.id ?? 0;
      return { url: `/pictures/options/${option_id}.svg`, alt, caption, option_id };
    };
    expect(photos).toEqual([
      { ...image, caption: pack.name, option_id: null },
      photoOf('Carnitas'),
      photoOf('Mushroom'),
      photoOf('Street corn', 'Street corn: with lime'),
    ]);
  });

  it('[ENTI-06] [ENTI-07] shows each choice whole, in order, without what was archived', async () => {
    const { pack } = await makeOffer();
    const item = await makeChoice(
      pack.id,
      {
        choiceType: 'choose_up_to',
        properChoiceSubject: 'side',
        description: 'Pick sides',
        incrementBy: 5,
        incrementSubject: 'tray',
        incrementSubjectPlural: 'trays',
        extraHeadcountPriceCents: 250,
        maximumChoosableOptions: 2,
        servingInfo: 'A tray serves 5',
      },
      [
        { name: 'Rice', priceCents: 125, dietaryTags: ['vegan'] },
        { name: 'Gone', archivedAt: new Date() },
      ],
    );
    await makeChoice(pack.id, { choiceType: 'add_on', archivedAt: new Date() }, [{ name: 'Cake' }]);
    const { choices } = await get<Schemas['Package']>(`/cpi/v1/public/packages/${pack.id}`);
    expect(choices).toHaveLength(4);
    expect(choices.at(-1)).toEqual({
      id: item.id,
      has_choice: true,
      choice_type: 'choose_up_to',
      proper_choice_subject: 'side',
      description: 'Pick sides',
      increment_by: 5,
      increment_subject: 'tray',
      increment_subject_plural: 'trays',
      extra_headcount_price: 2.5,
      maximum_choosable_options: 2,
      serving_info: 'A tray serves 5',
      options: [
        expect.objectContaining({
          package_item_id: item.id,
          name: 'Rice',
          price: 1.25,
          dietary_tags: ['vegan'],
        }),
      ],
    });
  });

  it('[API-042] counts a view only where track_view says so, which is no change of the package', async () => {
    const { pack } = await makeOffer();
    await get(`/cpi/v1/public/packages/${pack.id}`);
    await get(`/cpi/v1/public/packages/${pack.id}?track_view=false`);
    await get(`/cpi/v1/public/packages/${pack.id}?track_view=true`);
    await pack.reload();
    expect(Number(pack.viewCount)).toBe(1);
    const changed = 'select updated_at > created_at as changed from packages where id = $1';
    expect(await sql.rows(changed, [pack.id])).toEqual([{ changed: false }]);
    await pack.update({ priceCents: pack.priceCents + 1 });
    expect(await sql.rows(changed, [pack.id])).toEqual([{ changed: true }]);
  });

  it('is still read when it is no longer offered, and says so', async () => {
    const { pack, brand } = await makeOffer();
    await brand.update({ active: false });
    expect((await get<Schemas['Package']>(`/cpi/v1/public/packages/${pack.id}`)).active).toBe(false);
  });

  it('is 404 where there is none, and 422 for what is neither id nor slug', async () => {
    for (const path of [
      'packages/999999',
      'packages/no-such-package',
      'packages/no-such-package/caterer',
      'packages/99999999999',
    ]) {
      expect(await get(`/cpi/v1/public/${path}`, 404)).toMatchObject({ status: 404 });
    }
    for (const which of ['%00', 'a%27b', 'Upper']) {
      await get(`/cpi/v1/public/packages/${which}`, 422);
    }
    await get('/cpi/v1/public/packages/1?track_view=perhaps', 422);
  });

  it('[API-043] [ENTI-21] names its caterer with kitchens', async () => {
    const { pack, brand, kitchen } = await makeOffer();
    await makeKitchen(brand.id, { active: false });
    const caterer = await get(`/cpi/v1/public/packages/${pack.slug}/caterer`);
    expect(caterer).toMatchObject({
      id: brand.id,
      name: brand.name,
      slug: brand.slug,
      kitchen_count: 1,
      kitchens: [
        {
          ...{ id: kitchen.id, city: 'New York', pickup_allowed: true },
          ...{ place_id: 1, time_zone: 'America/New_York' },
        },
      ],
    });
  });
});

it('has a sum for every headcount that it is sold for: the database takes no other increments', async () => {
  const grid = { minimumHeadcount: 36, maximumHeadcount: 180, incrementBy: 6 };
  const pack = await makePackage((await makeBrand()).id, grid);
  const trays = (incrementBy: number) =>
    makeChoice(pack.id, { choiceType: 'constant_sum', properChoiceSubject: 'tray', incrementBy }, []);
  const refusal = { parent: { constraint: 'package_increment_fits' } };
  await trays(3);
  await expect(trays(4)).rejects.toMatchObject(refusal);
  await expect(pack.update({ incrementBy: 4 })).rejects.toMatchObject(refusal);
  await pack.update({ incrementBy: 9 });
  const [ofAnyNumber] = await sql.rows<{ id: number }>(
    `insert into package_items (package_id, choice_type, increment_by) values ($1, 'choose_up_to', 4) returning id`,
    [pack.id],
  );
  await expect(
    sql.rows(`update package_items set choice_type = 'constant_sum' where id = $1`, [ofAnyNumber?.id]),
  ).rejects.toThrow('must be a multiple');
});

describe("a restaurant's menus", () => {
  it('[API-044] [API-045] [ENTI-11] [ENTI-12] [MENU-02] [MENU-03] are read with categories, variations and modifiers', async () => {
    const { brand } = await makeOffer();
    const menu = await Menu.create({ brandId: brand.id, name: 'All day' });
    await Menu.create({ brandId: brand.id, name: 'Retired', active: false });
    const parent = await MenuCategory.create({ menuId: menu.id, name: 'Mains' });
    const child = await MenuCategory.create({
      menuId: menu.id,
      name: 'Tacos',
      parentId: parent.id,
      position: 1,
    });
    const dish = await MenuItem.create({
      menuId: menu.id,
      menuCategoryId: child.id,
      name: 'Taco',
      priceCents: 450,
    });
    const large = await MenuItem.create({
      menuId: menu.id,
      menuCategoryId: child.id,
      name: 'Large taco',
      priceCents: 650,
      sourceItemId: dish.id,
    });
    await MenuItem.create({
      menuId: menu.id,
      menuCategoryId: child.id,
      name: 'Off',
      priceCents: 1,
      active: false,
    });
    await sql.rows(
      `with g as (insert into modifier_groups (brand_id, name) values ($1, 'Salsa') returning id),
         m as (insert into modifiers (modifier_group_id, name, price_cents) select id, 'Verde', 50 from g)
       insert into menu_item_modifier_groups (menu_item_id, modifier_group_id) select $2, id from g`,
      [brand.id, dish.id],
    );
    const items = await get<List<Schemas['MenuItem']>>(`/cpi/v2/public/brands/${brand.slug}/menu_items`);
    expect(items).toMatchObject({
      count: 2,
      records: [
        {
          id: dish.id,
          price: 4.5,
          source_item_id: null,
          menu_category_id: child.id,
          modifier_groups: [{ name: 'Salsa', modifiers: [{ name: 'Verde', price: 0.5 }] }],
        },
        {
          id: large.id,
          price: 6.5,
          source_item_id: dish.id,
          menu_category_id: child.id,
          modifier_groups: [],
        },
      ],
    });
    const second = await get<List<Schemas['MenuItem']>>(
      `/cpi/v2/public/brands/${brand.id}/menu_items?limit=1&offset=1`,
    );
    expect([second.count, second.records.map(({ id }) => id)]).toEqual([2, [large.id]]);
    const menus = await get<List<Schemas['RestaurantMenu']>>(
      `/cpi/v2/public/brands/${brand.slug}/restaurant_menus`,
    );
    expect(menus.records).toEqual([
      {
        id: menu.id,
        name: 'All day',
        allergens_stated_on: null,
        menu_categories: [
          { id: parent.id, parent_id: null, name: 'Mains' },
          { id: child.id, parent_id: parent.id, name: 'Tacos' },
        ],
      },
    ]);
    await get('/cpi/v2/public/brands/no-such-brand/menu_items', 404);
    await get(`/cpi/v2/public/brands/${brand.slug}/menu_items?limit=1001`, 422);
  });

  test('say of a restaurant itself whether it takes orders, from what, and where it cooks, without a package too', async () => {
    const brand = await makeBrand({
      fullMenuOrderingEnabled: true,
      leadTimeHours: 48,
      dayBeforeCutoff: '17:00',
    });
    const told = () => get<Schemas['Caterer']>(`/cpi/v2/public/brands/${brand.slug}`);
    expect(await told()).toMatchObject({
      ...{ id: brand.id, name: brand.name, active: true, full_menu_ordering_enabled: true },
      ...{ lead_time_hours: 48, day_before_cutoff: '17:00', kitchens: [] },
    });
    await brand.update({ active: false });
    expect((await told()).active).toBe(false);
    await get('/cpi/v2/public/brands/no-such-brand', 404);
  });

  test('come whole, however long the menu is', async () => {
    const brand = await makeBrand();
    const menu = await Menu.create({ brandId: brand.id, name: 'Long' });
    await sql.rows(
      `with c as (insert into menu_categories (menu_id, name) values ($1, 'All') returning id)
       insert into menu_items (menu_id, menu_category_id, name, price_cents)
       select $1, c.id, 'Dish ' || n, 500 from c, generate_series(1, 230) n`,
      [menu.id],
    );
    const items = await get<List<Schemas['MenuItem']>>(`/cpi/v2/public/brands/${brand.slug}/menu_items`);
    expect([items.count, items.records.length]).toEqual([230, 230]);
  });
});

describe('places and collections', () => {
  it('[SEA-07] [ENTI-16] lists the fifteen places with their counts', async () => {
    const { brand } = await makeOffer();
    await brand.update({ minorityFlags: ['veteran'] });
    const { records, count } = await get<List<Schemas['Place']>>('/cpi/v1/public/places');
    expect(count).toBe(15);
    expect(records.map(({ enum: id, label }) => `${id} ${label}`)).toEqual([
      '1 New York City',
      '2 Boston and Cambridge',
      '3 Chicago',
      '4 Washington DC',
      '5 San Francisco and Bay Area',
      '6 Austin',
      '7 Los Angeles and Orange County',
      '8 Seattle',
      '9 Denver',
      '10 Nashville',
      '11 Minneapolis and St. Paul',
      '12 Salt Lake City',
      '13 Atlanta',
      '14 Las Vegas',
      '15 San Jose and South Bay',
    ]);
    const [newYork, boston] = records;
    expect([-4, -5]).toContain(newYork?.utc_offset);
    expect(newYork).toMatchObject({ slug: 'new-york-city', minority_counts: { veteran: 1 } });
    expect(newYork?.brands_count).toBeGreaterThan(0);
    expect(newYork?.category_counts.lunch_mexican).toBeGreaterThan(0);
    expect(newYork?.type_counts.lunch_or_dinner).toBeGreaterThan(0);
    expect(newYork?.cuisine_counts.mexican).toBeGreaterThan(0);
    expect(boston).toMatchObject({ brands_count: 0, category_counts: {}, cuisine_counts: {} });
  });

  it('[API-060] [SEA-66] [ENTI-24] answers the collections featured today', async () => {
    const { pack } = await makeOffer();
    await sql.rows(
      `with made as (insert into collections (name, slug, featured, position) values
         ('Now', 'now', daterange(current_date, current_date + 1), 2), ('First', 'first', '[2020-01-01,)', 1),
         ('Over', 'over', daterange(current_date - 9, current_date), 0) returning id, slug)
       insert into collection_packages (collection_id, package_id) select id, $1 from made where slug = 'now'`,
      [pack.id],
    );
    const featured = await get<List<object>>('/cpi/v1/public/collections?currently_featured=true');
    expect(featured).toMatchObject({
      count: 2,
      records: [
        { slug: 'first', package_count: 0 },
        { slug: 'now', package_count: 1 },
      ],
    });
    const { records } = await get<List<Schemas['Collection']>>('/cpi/v1/public/collections');
    expect(records.map(({ id, slug, featured: today }) => [typeof id, slug, today])).toEqual([
      ['number', 'over', false],
      ['number', 'first', true],
      ['number', 'now', true],
    ]);
  });

  it('suggests addresses for a typed text', async () => {
    const answer = await get('/cpi/v1/public/addresses/suggestions?query=350%205th%20Ave%2C%20New%20York');
    expect(answer).toMatchObject({ records: [{ city: 'New York', place_id: 1, approximate: true }] });
    await get('/cpi/v1/public/addresses/suggestions', 422);
  });
});

// @ts-check
import { anyOf, oftenOf } from './size.mjs';
import { breakfasts, desserts, dishes, forms, lunches, manners, snacks } from './vocabulary.mjs';

/** @import { Size, Step } from './size.mjs' */

/**
 * Packages, distributed over the brands in turn; six in ten are lunch or dinner.
 * @param {Size} size
 * @returns {Step[]}
 */
export const packages = ({ packages: count, brands }) => [
  {
    name: 'packages',
    text: `
with categories as (
  select id, meal_type, presentation_type, row_number() over (partition by meal_type order by id) - 1 as at,
    (count(*) over (partition by meal_type))::integer as total
  from package_categories
), rolled as (
  select i as p, 1 + (i - 1) % ${brands} as brand_id,
    (array['lunch_or_dinner', 'lunch_or_dinner', 'lunch_or_dinner', 'lunch_or_dinner', 'lunch_or_dinner', 'lunch_or_dinner',
      'breakfast', 'breakfast', 'appetizer_snack', 'dessert'])[1 + pg_temp.roll(i, 200, 10)] as meal_type,
    case when pg_temp.roll(i, 201, 3) = 0 then 5 else 1 end as step
  from generate_series(1, ${count}) i
)
insert into packages (id, brand_id, package_category_id, package_template_id, name, slug, description, picture, picture_alt, active,
  meal_type, presentation_type, set_up_type, price_cents, minimum_headcount, maximum_headcount, increment_by,
  lead_time_hours, group_eligible, popularity, rating_average, review_count, created_at)
select p, brand_id, c.id, case when pg_temp.roll(p, 202, 10) < 7 then 1 + pg_temp.roll(p, 203, 10) end,
  ${oftenOf(manners, 'p', 204)} || ' ' || case r.meal_type
    when 'lunch_or_dinner' then ${oftenOf(lunches, 'p', 205)} when 'breakfast' then ${oftenOf(breakfasts, 'p', 205)}
    when 'dessert' then ${oftenOf(desserts, 'p', 205)} else ${oftenOf(snacks, 'p', 205)} end || ' ' || ${anyOf(forms, 'p', 206)},
  'bench-package-' || p, 'Cooked the same morning, with everything that a meeting needs.',
  '{"url": "/pictures/packages/bench.svg"}', 'Food on a tray', pg_temp.roll(p, 207, 40) > 0,
  r.meal_type, c.presentation_type,
  (array['drop_off', 'drop_off', 'drop_off', 'set_up', 'set_up', 'on_site'])[1 + pg_temp.roll(p, 208, 6)],
  case r.meal_type when 'lunch_or_dinner' then 1000 + 25 * pg_temp.roll(p, 210, 60) when 'breakfast' then 700 + 25 * pg_temp.roll(p, 210, 36)
    when 'dessert' then 400 + 25 * pg_temp.roll(p, 210, 32) else 600 + 25 * pg_temp.roll(p, 210, 40) end,
  (array[5, 10, 10, 15, 20])[1 + pg_temp.roll(p, 211, 5)], (array[100, 150, 200, 300])[1 + pg_temp.roll(p, 212, 4)], r.step,
  case when pg_temp.roll(p, 213, 12) = 0 then 72 end,
  r.meal_type = 'lunch_or_dinner' and c.presentation_type <> 'buffet' and pg_temp.roll(p, 214, 5) > 0,
  pg_temp.roll(p, 215, 1000), case when pg_temp.roll(p, 216, 10) < 7 then 3 + pg_temp.roll(p, 217, 201) / 100.0 end,
  pg_temp.roll(p, 218, 80), now() - pg_temp.roll(p, 219, 900) * interval '1 day'
from rolled r join categories c on c.meal_type = r.meal_type and c.at = pg_temp.roll(p, 220, c.total)`,
  },
  {
    name: 'deals',
    text: `
insert into deals (brand_id, package_id, label, percent_ppm, amount_cents, minimum_cents, effective)
select p.brand_id, case when pg_temp.roll(p.brand_id, 230, 10) < 4 then p.id end, 'A good deal',
  case when pg_temp.roll(p.brand_id, 231, 10) < 7 then 50000 * (1 + pg_temp.roll(p.brand_id, 232, 3)) end,
  case when pg_temp.roll(p.brand_id, 231, 10) >= 7 then 2500 end, 20000 * pg_temp.roll(p.brand_id, 233, 2),
  daterange(current_date - 5, current_date + 40)
from packages p where p.id <= ${brands} and pg_temp.roll(p.brand_id, 234, 7) = 0`,
  },
];

/**
 * Choices for four packages in ten: one main per person out of four, the last with a possible surcharge,
 * and some extras priced per person.
 * @returns {Step[]}
 */
export const choices = () => [
  {
    name: 'choices',
    text: `
insert into package_items (id, package_id, position, choice_type, proper_choice_subject, description, increment_by, extra_headcount_price_cents)
select p.id * 2, p.id, 0, 'constant_sum', 'main', 'Choose a main for each person', p.increment_by, 0
from packages p where pg_temp.roll(p.id, 240, 10) < 4
union all
select p.id * 2 + 1, p.id, 1, 'choose_up_to', 'side', 'Choose a side', 1, 50 + 25 * pg_temp.roll(p.id, 241, 4)
from packages p where pg_temp.roll(p.id, 242, 20) = 0;
insert into package_item_options (package_item_id, position, name, price_cents, dietary_tags)
select i.id, n, ${oftenOf(dishes, 'i.id * 4 + n', 243)},
  case when n = 0 and pg_temp.roll(i.id, 244, 5) = 0 then 50 * (1 + pg_temp.roll(i.id, 245, 6)) else 0 end,
  (array['{}', '{vegetarian}', '{vegetarian,vegan}', '{gluten_free}'])[1 + pg_temp.roll(i.package_id, 209, 4)]::text[]
from package_items i, generate_series(0, 3) n;`,
  },
];

import { type MealType } from '@copper-carrot/contracts';
import { addDays } from '../schedule';
import { isWeekend, workday } from './clock';
import { type DemoDataset } from './dataset';

interface TemplateLine {
  name: string;
  meal: MealType;
  headcount: number;
  time: string;
  weekdays: number[];
  filters: Record<string, unknown>;
}

const templates: TemplateLine[] = [
  { name: 'Tuesday and Thursday lunch', meal: 'lunch_or_dinner', headcount: 25, time: '12:00', weekdays: [2, 4], filters: { presentation_type: 'individual', max_price: '18.0' } },
  { name: 'Monday breakfast', meal: 'breakfast', headcount: 20, time: '08:30', weekdays: [1], filters: { max_price: '13.0' } },
  { name: 'Friday treats', meal: 'dessert', headcount: 30, time: '15:00', weekdays: [5], filters: {} },
  { name: 'All-hands buffet', meal: 'lunch_or_dinner', headcount: 60, time: '11:45', weekdays: [3], filters: { presentation_type: 'buffet' } },
]; // prettier-ignore

const colours = ['#C4561B', '#5B7F3A', '#6B3A5B', '#B8862B'];

/** Adds meal planner templates, rules and the drafts of the coming weeks for the first organizations. */
export function addPlanner(dataset: DemoDataset): void {
  const random = dataset.random.fork('planner');
  for (const team of dataset.teams
    .filter(({ id, placeId }) => id !== 3 && dataset.brands.some((brand) => brand.placeId === placeId))
    .slice(0, 4)) {
    const owner = team.members[0]?.user;
    const address = team.addresses[0];
    if (!owner || !address) continue;
    const near = dataset.brands.filter(({ placeId }) => placeId === team.placeId);
    templates.slice(0, team.id === 1 ? 4 : 2).forEach((template, position) => {
      const templateId = dataset.tables.nextId('order_templates');
      dataset.tables.add('order_templates', {
        id: templateId,
        team_id: team.id,
        created_by: owner.id,
        name: template.name,
        meal_type: template.meal,
        headcount: template.headcount,
        start_time: template.time,
        address_id: address.id,
        filters: template.filters,
      });
      const ruleId = dataset.tables.nextId('managed_rules');
      dataset.tables.add('managed_rules', {
        id: ruleId,
        team_id: team.id,
        order_template_id: templateId,
        name: template.name,
        weekdays: template.weekdays,
        every_weeks: template.weekdays[0] === 3 ? 2 : 1,
        starts_on: addDays(dataset.today, -60),
        settings: { variety_days: 14 },
        paused_at: template.meal === 'dessert' && team.id !== 1 ? dataset.now.toISOString() : null,
      });
      const fitting = near.flatMap((brand) =>
        brand.packages.filter(
          (pack) => pack.active && pack.mealType === template.meal && pack.minimum <= template.headcount,
        ),
      );
      const from = workday(addDays(dataset.today, 8));
      for (let day = 0; day < 21; day++) {
        const date = addDays(from, day);
        const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
        if (isWeekend(date) || !template.weekdays.includes(weekday) || fitting.length === 0) continue;
        const pack = random.pick(fitting);
        // Some days are still open: a place in the plan without a package.
        const open = random.chance(0.25);
        dataset.tables.add('draft_orders', {
          id: dataset.tables.nextId('draft_orders'),
          team_id: team.id,
          managed_rule_id: ruleId,
          order_template_id: templateId,
          created_by: owner.id,
          package_id: open ? null : pack.id,
          brand_id: open ? null : pack.brandId,
          start_date: date,
          start_time: template.time,
          headcount: Math.ceil(template.headcount / pack.incrementBy) * pack.incrementBy,
          google_place_id: address.googlePlaceId,
          formatted_address: address.formatted,
          address_id: address.id,
          saved_search: template.filters,
          note: open ? 'Something new this week' : '',
          color: colours[position] ?? null,
        });
      }
    });
  }
}

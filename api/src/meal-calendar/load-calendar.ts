import { agreedStatuses, openStatuses, type Schemas } from '@copper-carrot/contracts';
import { inList, sql } from '../database';
import type { Actor } from '../http';
import { hasPrivilege } from '../organizations';
import { column, prepared } from '../prepared';

const calendarQuery = prepared(
  'meal-calendar',
  {
    id: 'int4',
    team_name: 'text',
    meals: column<(Schemas['Meal'] & { invited: boolean })[]>('json'),
  },
  `select t.id, t.name as team_name, coalesce((select json_agg(meal order by start_at, id) from (
     select o.id, o.start_at, json_build_object(
       'id', o.id, 'date', o.start_date::text, 'time', to_char(o.start_time, 'HH24:MI'), 'time_zone', o.time_zone,
       'food', coalesce(o.agreed #>> '{package,name}', p.name, b.name), 'brand_name', b.name, 'status', o.status,
       'menu_code', (select m.code from shareable_menus m where m.order_id = o.id),
       'poll_code', q.code,
       'invited', exists (select from poll_invitees i left join users u on u.id = $3
         where i.poll_id = q.id and (i.user_id = $3 or i.email = u.email))) as meal
     from orders o join brands b on b.id = o.brand_id left join packages p on p.id = o.package_id
       left join order_polls q on q.order_id = o.id and q.status = 'open' and q.expires_at > now()
     where o.team_id = t.id and o.removed_at is null and o.start_at is not null
       and o.start_date >= ($2 || '-01')::date and o.start_date < ($2 || '-01')::date + interval '1 month'
       and (o.status in (${inList([...new Set([...openStatuses, ...agreedStatuses])])}) or o.status = 'in_cart' and q.id is not null)
     order by o.start_at, o.id limit 500) o), '[]') as meals
   from teams t where t.access_code = $1`,
);

/** The meals of an organization by its access code; null where no organization has this code. */
export async function loadCalendar(
  code: string,
  month: string,
  actor: Actor | null,
): Promise<Schemas['MealCalendar'] | null> {
  const team = await sql.first(calendarQuery, [code, month, actor?.userId ?? null]);
  if (!team) return null;
  const readsPolls = hasPrivilege(actor, 'order_polls', 'read', team.id);
  return {
    team_name: team.team_name,
    meals: team.meals.map(({ invited, poll_code: poll, ...meal }) => ({
      ...meal,
      poll_code: invited || readsPolls ? poll : null,
    })),
  };
}

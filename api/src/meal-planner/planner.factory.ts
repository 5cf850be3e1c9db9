import type { Schemas } from '@copper-carrot/contracts';
import { Address } from '../addresses';
import { makeBrand, makeKitchen, makePackage } from '../catalog/catalog.factory';
import { sql } from '../database';
import { place } from '../guards/office.factory';
import { inDays } from '../orders/order.factory';
import { addDays, toLocal } from '../schedule';
import { makeMember, runPendingJobs, signedIn, type TestClient } from '../testing';
import { mondayOf } from './range';
import { standingOrderJobs } from './send-standing';

export const base = '/cpi/v2/orderer';

/** An office in midtown whose orders go to its usual address, and an admin of it. */
export async function makePlanner(): Promise<{ admin: TestClient; teamId: number; addressId: number }> {
  const { user, team } = await makeMember('admin');
  const { id: addressId } = await Address.create({ ...place, teamId: team.id });
  await sql.rows('update teams set default_address_id = $2 where id = $1', [team.id, addressId]);
  return { admin: await signedIn(user), teamId: team.id, addressId };
}

/** A restaurant in midtown with one lunch of a cuisine. */
export async function makeLunch(cuisine: string, values: Parameters<typeof makePackage>[1] = {}) {
  const brand = await makeBrand();
  await makeKitchen(brand.id);
  const [category] = await sql.rows<{ id: number }>(
    'select id from package_categories where package_category = $1 order by id limit 1',
    [cuisine],
  );
  return makePackage(brand.id, { packageCategoryId: category?.id ?? 1, ...values });
}

/** The Monday of the week after next, which has no holiday unless a test asks for one. */
export const aMonday = (): string => addDays(mondayOf(toLocal(new Date(), 'America/New_York').date), 14);

/** The answer to a call that was done. */
export async function done<Answer>(call: ReturnType<TestClient['get']>, status = 200): Promise<Answer> {
  const answer = await call;
  if (answer.status !== status) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body as Answer;
}
export const fieldsOf = ({ body }: { body: unknown }) => Object.keys((body as Schemas['Error']).fields);

/** A rule whose orders are sent a week ahead, and what plans a meal of it so many days from now. */
export async function makeStandingRule(admin: TestClient, packageId: number) {
  const rule = await done<Schemas['ManagedRule']>(
    admin.post(`${base}/managed_rules`).send({
      managed_rule: {
        name: 'Lunch',
        weekdays: [1],
        start_time: '12:00',
        headcount: 20,
        submit_days_before: 7,
      },
    }),
    201,
  );
  const plan = (days: number) =>
    done<Schemas['DraftOrder']>(
      admin
        .post(`${base}/managed_rules/${rule.id}/draft_orders`)
        .send({ draft_order: { start_date: inDays(days), package_id: packageId } }),
      201,
    );
  return { rule, plan };
}

/** The sweep of ten minutes, and what it finds. */
export async function sweepStandingOrders(): Promise<void> {
  await standingOrderJobs[1]?.handle({});
  await runPendingJobs();
}

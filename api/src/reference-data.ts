import { type ClientBase } from 'pg';
import { advanceIds, bulkInsert } from './bulk-insert';
// Their data alone: the doors read the environment, which is not set yet where a test run fills its template.
import { zipCodeRows } from './addresses/zip-codes';
import { packageCategories, packageTemplates } from './places/package-categories.data';
import { places } from './places/places.data';
import { demoRates, taxedCharges } from './pricing/price-rules.data';
import { stateTaxes } from './pricing/state-taxes.data';
import { rateKinds, taxableCharges } from './rules';

const ALWAYS = '[2020-01-01,)';

/** Loads what every start needs: places, ZIP codes, categories, templates, tax and fee rates. For an empty database. */
export async function loadReferenceData(client: ClientBase): Promise<void> {
  await bulkInsert(
    client,
    'tax_jurisdictions',
    places.map(({ id, tax, state }) => ({ id, code: tax.code, label: tax.label, state })),
  );
  await bulkInsert(
    client,
    'tax_rates',
    places.map(({ id, tax }) => ({
      jurisdiction_id: id,
      rate_ppm: tax.ratePpm,
      effective: ALWAYS,
      is_demo: true,
    })),
  );
  await bulkInsert(
    client,
    'places',
    places.map(({ id, label, slug, state, latitude, longitude, timeZone }) => ({
      id,
      label,
      value: slug.replaceAll('-', '_'),
      slug,
      state,
      latitude,
      longitude,
      time_zone: timeZone,
      tax_jurisdiction_id: id,
    })),
  );
  await bulkInsert(
    client,
    'fee_rates',
    rateKinds.map((kind) => ({ kind, rate_ppm: demoRates[kind], effective: ALWAYS })),
  );
  await bulkInsert(client, 'zip_codes', zipCodeRows());
  await bulkInsert(
    client,
    'package_categories',
    packageCategories.map(({ id, packageCategory, label, mealType, presentationType }) => ({
      id,
      package_category: packageCategory,
      label,
      meal_type: mealType,
      presentation_type: presentationType,
    })),
  );
  await bulkInsert(client, 'package_templates', [...packageTemplates]);
  await advanceIds(client, ['tax_jurisdictions', 'package_templates']);
  await loadStateTaxes(client);
}

/** The taxes of whole states and what each state taxes; also for a database that was filled before states had their own. */
export async function loadStateTaxes(client: ClientBase): Promise<void> {
  const states = JSON.stringify(stateTaxes);
  await client.query(
    `insert into tax_jurisdictions (code, label, state, covers_state)
     select code, label, state, true from json_to_recordset($1) as t (code text, label text, state text)`,
    [states],
  );
  await client.query(
    `insert into tax_rates (jurisdiction_id, rate_ppm, effective, is_demo)
     select j.id, t."ratePpm", $2, true from json_to_recordset($1) as t (code text, "ratePpm" integer)
     join tax_jurisdictions j using (code)`,
    [states, ALWAYS],
  );
  const taxability = Object.entries(taxedCharges).flatMap(([state, taxed]) =>
    taxableCharges.map((charge_code) => ({ state, charge_code, taxable: taxed.includes(charge_code) })),
  );
  await client.query(
    `insert into taxability select * from json_populate_recordset(null::taxability, $1) on conflict do nothing`,
    [JSON.stringify(taxability)],
  );
}

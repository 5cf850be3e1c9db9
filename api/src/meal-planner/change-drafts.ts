import type { Schemas } from '@copper-carrot/contracts';
import { now } from '../clock';
import { database, sql } from '../database';
import { ApiError, invalid } from '../errors';
import type { Actor } from '../http';
import { prepared } from '../prepared';
import { toLocal } from '../schedule';
import { DraftOrder } from './draft-order.model';
import { findDraft, lockDraft, type DraftRow } from './drafts';
import { quote, type Meal, type Quoted } from './offered';
import { findRule } from './rules';
import { defaultTemplate, keptSearch, requireInBook, templateOfTeam, type TemplateRow } from './templates';

type Fields = Schemas['DraftOrderBody']['draft_order'];
type NewFields = Schemas['NewDraftOrderBody']['draft_order'];

/** What is kept of a planned meal beside its owner and its rule. */
type Values = Meal & {
  orderTemplateId: number | null;
  savedSearch: DraftRow['saved_search'];
  packageId: number | null;
  brandId: number | null;
  presentationType: DraftRow['presentation_type'];
  name: string;
};

/** Plans a meal by hand. */
export async function createDraft(teamId: number, said: NewFields, actor: Actor): Promise<DraftRow> {
  const values = await newValues(teamId, said, said.order_template_id ?? null);
  const quoted = await quoteOf(values, actor);
  const { id } = await database.transaction(async (transaction) => {
    await requireInBook(values.addressId, teamId, transaction);
    return DraftOrder.create(
      { ...values, ...quoted, createdBy: actor.userId, byHand: true },
      { transaction },
    );
  });
  return findDraft(id, actor);
}

const inSlot = prepared(
  'draft-order-in-slot',
  { id: 'int4', by_hand: 'bool', removed: 'bool', order_id: 'int4?' },
  `select id, by_hand, removed_at is not null as removed, order_id from draft_orders
   where managed_rule_id = $1 and slot_date = $2 for no key update`,
);

/** Plans a meal of a rule by hand, in the place of the one that the rule planned for that day. */
export async function createDraftOfRule(ruleId: number, said: NewFields, actor: Actor): Promise<DraftRow> {
  const rule = await findRule(ruleId, actor);
  const { team_id: teamId } = rule;
  const templateId =
    said.order_template_id ?? rule.order_template_id ?? (await defaultTemplate(teamId))?.id ?? null;
  const values = await newValues(
    teamId,
    {
      ...said,
      start_time: said.start_time ?? rule.start_time,
      headcount: said.headcount ?? rule.headcount,
    },
    templateId,
  );
  const quoted = await quoteOf(values, actor);
  const id = await database.transaction(async (transaction) => {
    await requireInBook(values.addressId, teamId, transaction);
    const [there] = await sql.within(transaction, inSlot, [ruleId, values.startDate]);
    if (there && !there.removed && (there.by_hand || there.order_id !== null))
      throw invalid('start_date', 'taken', 'has a meal of this rule already');
    const stored = {
      ...values,
      ...quoted,
      ...{ createdBy: actor.userId, managedRuleId: ruleId, slotDate: values.startDate },
      ...{ byHand: true, why: [], displaced: null, removedAt: null, orderId: null, heldAt: null },
    };
    if (!there) return (await DraftOrder.create(stored, { transaction })).id;
    await DraftOrder.update(stored, { where: { id: there.id }, transaction });
    return there.id;
  });
  return findDraft(id, actor);
}

/** Changes a planned meal, which its rule leaves alone from then on; 409 once it is an order. */
export async function changeDraft(id: number, said: Fields, actor: Actor): Promise<DraftRow> {
  const before = await findDraft(id, actor);
  requireOpen(before);
  const values = await changedValues(before, said);
  const quoted = await quoteOf(values, actor);
  await database.transaction(async (transaction) => {
    requireOpen(await lockDraft(id, transaction));
    if (said.address_id !== undefined) await requireInBook(values.addressId, before.team_id, transaction);
    const isOther = values.packageId !== (before.package?.id ?? null);
    await DraftOrder.update(
      {
        ...values,
        ...quoted,
        ...{ byHand: true, heldAt: null, createdBy: actor.userId },
        // The cart of an earlier try was removed, and the meal may be ordered again.
        ...{ orderId: null, standingAt: null },
        ...(isOther && { why: [], displaced: null }),
      },
      { where: { id }, transaction },
    );
  });
  return findDraft(id, actor);
}

/** Removes a planned meal; the day of its rule stays empty until a person plans it. */
export async function deleteDraft(id: number, actor: Actor): Promise<void> {
  await findDraft(id, actor);
  await database.transaction(async (transaction) => {
    const draft = await lockDraft(id, transaction);
    requireOpen(draft);
    if (draft.slot_date !== null && draft.managed_rule_id !== null)
      await DraftOrder.update({ removedAt: now(), byHand: true }, { where: { id }, transaction });
    else await DraftOrder.destroy({ where: { id }, transaction });
  });
}

/** What became an order is changed as an order. */
export function requireOpen({ is_ordered: isOrdered, order_id: orderId }: DraftRow): void {
  if (!isOrdered) return;
  throw new ApiError(409, 'draft_order-ordered', {
    message: 'This meal is an order already. Change the order instead.',
    context: { order_id: orderId },
  });
}

const teamAddress = prepared(
  'draft-order-team-address',
  { id: 'int4' },
  `select a.id from teams t join addresses a on a.id = t.default_address_id and a.archived_at is null where t.id = $1`,
);

/** A new meal; what is not said comes from the template, and where it goes from the organization at last. */
async function newValues(teamId: number, said: NewFields, templateId: number | null): Promise<Values> {
  requireAhead(said.start_date);
  const template = templateId === null ? null : await templateOfTeam(templateId, teamId, null);
  const usual = whereSaid(said) ? null : whereOfTemplate(template);
  const [home] = whereSaid(said) || usual ? [] : await sql.rows(teamAddress, [teamId]);
  return {
    teamId,
    orderTemplateId: templateId,
    startDate: said.start_date,
    startTime: said.start_time ?? template?.start_time ?? null,
    headcount: said.headcount ?? template?.headcount ?? null,
    addressId: said.address_id ?? usual?.addressId ?? home?.id ?? null,
    googlePlaceId: said.google_place_id ?? usual?.googlePlaceId ?? null,
    formattedAddress: said.formatted_address ?? usual?.formattedAddress ?? null,
    presentationType: said.presentation_type ?? template?.presentation_type ?? null,
    savedSearch: said.saved_search === undefined ? (template?.filters ?? {}) : keptSearch(said.saved_search),
    ...(await foodOf(said.package_id ?? null, said.brand_id)),
    name: said.name ?? '',
  };
}

const whereSaid = (said: Fields) =>
  said.address_id != null || Boolean(said.google_place_id) || Boolean(said.formatted_address);
const whereOfTemplate = (template: TemplateRow | null) =>
  template &&
  (template.address_id !== null || template.formatted_address !== null || template.google_place_id !== null)
    ? {
        addressId: template.address_id,
        googlePlaceId: template.google_place_id,
        formattedAddress: template.formatted_address,
      }
    : null;

async function changedValues(before: DraftRow, said: Fields): Promise<Values> {
  if (said.start_date !== undefined && said.start_date !== before.start_date) requireAhead(said.start_date);
  if (said.order_template_id != null) await templateOfTeam(said.order_template_id, before.team_id, null);
  const kept = <Value>(value: Value | undefined, otherwise: Value) =>
    value === undefined ? otherwise : value;
  // Another place lets go of the saved address, as the saved address goes before the place.
  const moves = Boolean(said.google_place_id) || Boolean(said.formatted_address);
  const food =
    said.package_id === undefined && said.brand_id === undefined
      ? { packageId: before.package?.id ?? null, brandId: before.brand?.id ?? null }
      : await foodOf(
          kept(said.package_id, said.brand_id === undefined ? (before.package?.id ?? null) : null),
          said.brand_id ?? (said.package_id === null ? null : undefined),
        );
  return {
    teamId: before.team_id,
    orderTemplateId: kept(said.order_template_id, before.order_template_id),
    startDate: said.start_date ?? before.start_date,
    startTime: kept(said.start_time, before.start_time),
    headcount: kept(said.headcount, before.headcount),
    addressId: kept(said.address_id, moves ? null : before.address_id),
    googlePlaceId: kept(said.google_place_id, moves ? null : before.google_place_id),
    formattedAddress: kept(said.formatted_address, moves ? null : before.formatted_address),
    presentationType: kept(said.presentation_type, before.presentation_type),
    savedSearch: said.saved_search === undefined ? before.saved_search : keptSearch(said.saved_search),
    ...food,
    name: said.name === undefined ? before.name : (said.name ?? ''),
  };
}

/** The first day that may be anywhere in the United States. */
function requireAhead(date: string): void {
  if (date < toLocal(now(), 'Pacific/Honolulu').date)
    throw invalid('start_date', 'date_in_past', 'is in the past. Please choose a day to come');
}

const brandOfPackage = prepared(
  'draft-order-package',
  { brand_id: 'int4' },
  `select p.brand_id from packages p join brands b on b.id = p.brand_id where p.id = $1 and p.active and b.active`,
);
const activeBrand = prepared(
  'draft-order-brand',
  { id: 'int4' },
  'select id from brands where id = $1 and active',
);

async function foodOf(packageId: number | null, brandId: number | null | undefined) {
  if (packageId === null) {
    if (brandId != null && (await sql.rows(activeBrand, [brandId])).length === 0)
      throw invalid('brand_id', 'inclusion', 'takes no orders any more');
    return { packageId, brandId: brandId ?? null };
  }
  const [pack] = await sql.rows(brandOfPackage, [packageId]);
  if (!pack) throw invalid('package_id', 'inclusion', 'is not offered any more');
  if (brandId != null && brandId !== pack.brand_id)
    throw invalid('brand_id', 'inclusion', 'does not offer this package');
  return { packageId, brandId: pack.brand_id };
}

const nothingYet: Quoted = { totalCents: null, problem: null };
const quoteOf = ({ packageId, brandId, ...meal }: Values, actor: Actor): Promise<Quoted> | Quoted =>
  packageId === null || brandId === null ? nothingYet : quote(meal, { packageId, brandId }, actor);

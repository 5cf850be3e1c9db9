import { comboParts, type Diet, type OrderStatus, type PollStatus } from '@copper-carrot/contracts';
import type { ChoiceOption } from '../catalog';
import { sql } from '../database';
import { column, prepared, type RowOf } from '../prepared';
import { pollGone } from './load-poll';
import { optionsJson, type PollOptionRow } from './poll-query';

/** A dish that can be part of a combination. */
export type OfferedDish = ChoiceOption & Pick<PollOptionRow, 'pictureUrl'>;

/** A poll for everyone with its link, without other people's answers. */
export interface PublicPoll {
  id: number;
  code: string;
  status: PollStatus;
  expiresAt: Date;
  cutoffAt: Date | null;
  readAt: Date;
  askedBy: string;
  team: string | null;
  brand: string;
  food: string;
  pictureUrl: string;
  pictureAlt: string;
  subject: string;
  startAt: Date | null;
  timeZone: string | null;
  orderStatus: OrderStatus;
  /** Only for the order's owner. */
  ownOrderId: number | null;
  allergensStatedOn: string | null;
  options: PollOptionRow[];
  comboCreationAllowed: boolean;
  limitComboOptions: boolean;
  offered: OfferedDish[];
  allowanceCents: number | null;
  baseCents: number;
  comboMost: number;
  version: number;
  headcount: number | null;
  dietaryProfile: Diet[];
}

const publicPoll = prepared(
  'poll-public',
  {
    id: 'int4',
    code: 'text',
    status: column<PollStatus>('text'),
    expiresAt: 'timestamptz',
    cutoffAt: 'timestamptz?',
    readAt: 'timestamptz',
    askedBy: 'text',
    team: 'text?',
    brand: 'text',
    food: 'text',
    pictureUrl: 'text',
    pictureAlt: 'text',
    subject: 'text',
    startAt: 'timestamptz?',
    timeZone: 'text?',
    orderStatus: column<OrderStatus>('text'),
    ownOrderId: 'int4?',
    allergensStatedOn: 'date?',
    options: column<PollOptionRow[]>('json'),
    comboCreationAllowed: 'bool',
    limitComboOptions: 'bool',
    offered: column<OfferedDish[]>('json'),
    allowanceCents: 'int4?',
    baseCents: 'int4',
    comboMost: 'int4',
    version: 'int4',
    headcount: 'int4?',
    dietaryProfile: column<Diet[]>('text[]'),
  },
  // $2 is the reader's account, or null.
  `select q.id, q.code, q.status, q.expires_at as "expiresAt", o.cutoff_at as "cutoffAt", clock_timestamp() as "readAt",
     trim(a.first_name || ' ' || a.last_name) as "askedBy", t.name as team, b.name as brand, coalesce(p.name, '') as food,
     coalesce(p.picture ->> 'url', '') as "pictureUrl", coalesce(p.picture_alt, '') as "pictureAlt",
     coalesce(i.proper_choice_subject, i.description) as subject, o.start_at as "startAt", o.time_zone as "timeZone",
     o.status as "orderStatus", case when o.user_id = $2 then o.id end as "ownOrderId", p.allergens_stated_on as "allergensStatedOn",
     ${optionsJson('q.id')} as options, q.combo_creation_allowed as "comboCreationAllowed",
     q.limit_combo_options as "limitComboOptions", q.meal_allowance_cents as "allowanceCents",
     coalesce(p.price_cents, 0) as "baseCents",
     coalesce((select json_agg(json_build_object('id', d.id, 'packageItemId', d.package_item_id, 'name', d.name,
         'description', d.description, 'priceCents', d.price_cents, 'dietaryTags', d.dietary_tags,
         'allergens', d.allergens, 'presentationType', d.presentation_type, 'comboOf', d.combo_of,
         'pictureUrl', coalesce(d.picture ->> 'url', '')) order by d.position, d.id)
       from package_item_options d
       where q.combo_creation_allowed and d.package_item_id = i.id and d.archived_at is null and d.combo_of = '{}'), '[]')
       as offered,
     least(${comboParts.most}, coalesce(i.maximum_choosable_options, ${comboParts.most}))::int as "comboMost", q.version, o.headcount,
     coalesce((select u.dietary_profile from users u where u.id = $2), '{}') as "dietaryProfile"
   from order_polls q join orders o on o.id = q.order_id join brands b on b.id = o.brand_id
     join package_items i on i.id = q.package_item_id join users a on a.id = q.created_by
     left join packages p on p.id = o.package_id left join teams t on t.id = o.team_id
   where q.code = $1 and q.status <> 'deleted' and o.removed_at is null`,
);

/** The poll of a link; 404 if the link does not work any more. */
export async function loadPublicPoll(code: string, userId: number | null): Promise<PublicPoll> {
  const poll = await sql.first(publicPoll, [code, userId]);
  if (!poll) throw pollGone();
  return poll;
}

const linkedPoll = prepared(
  'poll-linked',
  { id: 'int4', headcount: 'int4?' },
  `select q.id, o.headcount from order_polls q join orders o on o.id = q.order_id
   where q.code = $1 and q.status <> 'deleted' and o.removed_at is null`,
);
export type LinkedPoll = RowOf<typeof linkedPoll>;

/** The parts of a link's poll that answering needs; 404 if the link does not work any more. */
export async function loadLinkedPoll(code: string): Promise<LinkedPoll> {
  const poll = await sql.first(linkedPoll, [code]);
  if (!poll) throw pollGone();
  return poll;
}

import type { Schemas } from '@copper-carrot/contracts';
import { Team } from '../accounts';
import { now } from '../clock';
import { notFound } from '../errors';
import { authorize, defineList, presentList, type Actor, type Paging, type RecordOf } from '../http';
import { promisedSql } from '../orders';
import { canPayOn } from '../payments';
import { column } from '../prepared';
import { cardPolicy, type CardOf } from './credit-card.policy';

const isDefault = `c.default_since is not null and not exists (select from credit_cards other
  where other.archived_at is null and other.default_since > c.default_since
    and other.team_id is not distinct from c.team_id and (c.team_id is not null or other.user_id = c.user_id))`;

const cards = defineList({
  name: 'credit-cards-kept',
  columns: {
    id: 'int4',
    userId: 'int4',
    teamId: 'int4?',
    ownerName: 'text',
    nickname: 'text',
    brand: 'text',
    last4: 'text',
    expMonth: 'int4',
    expYear: 'int4',
    archivedAt: 'timestamptz?',
    isDefault: 'bool',
    promised: column<Schemas['SavedCard']['promised_orders']>('json'),
  },
  select: `c.id, c.user_id as "userId", c.team_id as "teamId", trim(u.first_name || ' ' || u.last_name) as "ownerName",
    c.nickname, c.brand, c.last4, c.exp_month as "expMonth", c.exp_year as "expYear", c.archived_at as "archivedAt",
    ${isDefault} as "isDefault",
    coalesce((select json_agg(json_build_object('id', o.id, 'brand_name', b.name, 'start_date', o.start_date)
        order by o.start_at, o.id)
      from orders o join brands b on b.id = o.brand_id where ${promisedSql('o', 'c.id')}), '[]') as promised`,
  from: `credit_cards c join users u on u.id = c.user_id
    where c.archived_at is null and ($1::int is null or c.id = $1)
      and (c.user_id = $2 and c.team_id is null or c.team_id = $3)`,
  order: `(${isDefault}) desc, c.id desc`,
  key: 'c.id',
});

const present =
  (actor: Actor, at: Date) =>
  (card: RecordOf<typeof cards>): Schemas['SavedCard'] => ({
    id: card.id,
    user_id: card.userId,
    team_id: card.teamId,
    owner_name: card.ownerName,
    nickname: card.nickname,
    brand: card.brand,
    last4: card.last4,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    valid_stripe: canPayOn(card, at),
    is_default: card.isDefault,
    promised_orders: card.promised,
    can: { update: cardPolicy.update(actor, card), delete: cardPolicy.delete(actor, card) },
  });

/** The cards of an organization, else the actor's own; 404 for those that they may not list. */
export async function listCards({ teamId }: { teamId: number | null }, actor: Actor, page: Paging) {
  const of: CardOf = { userId: teamId === null ? actor.userId : null, teamId };
  if (!cardPolicy.list(actor, of)) throw notFound();
  return presentList(await cards.page([null, of.userId, teamId], page), present(actor, now()));
}

/** One card that the actor may read. */
export async function loadCard(card: CardOf & { id: number }, actor: Actor): Promise<Schemas['SavedCard']> {
  authorize(cardPolicy, 'read', actor, card);
  const found = await cards.page([card.id, card.userId, card.teamId], { limit: 1, offset: 0 });
  const [row] = found.records;
  if (!row) throw notFound();
  return present(actor, now())(row);
}

/** For whom the actor may add a card. */
export async function whoseCardsToAdd(actor: Actor): Promise<Schemas['NewCardOffer']> {
  const ids = actor.memberships.map(({ teamId }) => teamId);
  const teams = await Team.findAll({ where: { id: ids }, order: ['name', 'id'] });
  return {
    own: cardPolicy.create(actor, { userId: actor.userId, teamId: null }),
    teams: teams
      .filter(({ id }) => cardPolicy.create(actor, { userId: null, teamId: id }))
      .map(({ id, name }) => ({ id, name })),
  };
}

import { openStatuses } from '@copper-carrot/contracts';
import { actorSource } from '../../accounts';
import { inList, sql } from '../../database';
import { on, subscribe } from '../../events';
import { organizationEvents } from '../../organizations';
import { prepared } from '../../prepared';
import { recordHistory } from '../history';

const paidByTeam = prepared(
  'orders-paid-by-team',
  { id: 'int4', cardId: 'int4' },
  `select o.id, c.id as "cardId" from orders o join credit_cards c on c.id = o.credit_card_id and c.team_id = o.team_id
   where o.user_id = $1 and o.team_id = $2 and o.status in (${inList(openStatuses)}) order by o.id for update of o`,
);

/**
 * An admin who removed an orderer decided that the organization's cards go on paying for the orders that were placed: the
 * admin is one of those by whose rights the card is charged later.
 */
export const keepPayingSubscription = subscribe(
  'orders_of_removed_members',
  on(organizationEvents.memberRemoved, async ({ data }, transaction) => {
    const actor = data.keepsPaying ? await actorSource.findActor(data.by) : null;
    if (!actor) return;
    for (const { id, cardId } of await sql.within(transaction, paidByTeam, [data.userId, data.teamId]))
      await recordHistory(
        { orderId: id, kind: 'card_kept', actor, details: { credit_card_id: cardId } },
        transaction,
      );
  }),
);

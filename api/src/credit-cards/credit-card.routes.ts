import { authorize, idParams, nothing, routes } from '../http';
import { addCardBody, creditCard, saveCard } from '../orders';
import { presentCard } from '../payments';
import { now } from '../clock';
import { changeCard, findCard, removeCard } from './change-card';
import { cardPolicy } from './credit-card.policy';
import { cardBody, cardsQuery, newCardAnswer, savedCard, savedCards } from './credit-card.schemas';
import { listCards, loadCard, whoseCardsToAdd } from './load-cards';

/** The cards that somebody keeps for themselves, and those of their organizations (2 §1, 2 §7). */
export const creditCardRoutes = routes({ tag: 'Credit cards', base: '/cpi/v1/orderer' });

const spec = '2 §7';

creditCardRoutes.get(
  '/credit_cards',
  {
    summary: 'The cards of an organization, else one’s own: the default first, then the newest',
    spec,
    who: 'signed-in',
    query: cardsQuery,
    answer: savedCards,
  },
  ({ actor, query: { team_id: teamId = null, ...page } }) => listCards({ teamId }, actor, page),
);

creditCardRoutes.get(
  '/credit_cards/new',
  { summary: 'For whom one may add a card', spec, who: 'signed-in', answer: newCardAnswer },
  ({ actor }) => whoseCardsToAdd(actor),
);

creditCardRoutes.post(
  '/credit_cards',
  {
    summary: 'Saves a verified card, for oneself or for an organization',
    spec,
    who: 'signed-in',
    body: addCardBody,
    answer: creditCard,
    status: 201,
  },
  async ({ actor, body }) => {
    const { team_id: teamId = null } = body.credit_card;
    const card = await saveCard(body.credit_card, actor, (by) =>
      authorize(cardPolicy, 'create', by, { userId: teamId === null ? by.userId : null, teamId }),
    );
    return presentCard(card, now());
  },
);

creditCardRoutes.get(
  '/credit_cards/:id',
  { summary: 'A saved card', spec, who: 'signed-in', params: idParams, answer: savedCard },
  async ({ actor, params }) => loadCard(await findCard(params.id, actor), actor),
);

creditCardRoutes.patch(
  '/credit_cards/:id',
  {
    summary: 'Gives a card a nickname, or makes it the default',
    spec,
    who: 'signed-in',
    params: idParams,
    body: cardBody,
    answer: savedCard,
  },
  async ({ actor, params, body }) => loadCard(await changeCard(params.id, body.credit_card, actor), actor),
);

creditCardRoutes.delete(
  '/credit_cards/:id',
  {
    summary: 'Takes a card away; 409 `credit_card_in_use` while orders are to be paid with it',
    spec,
    who: 'signed-in',
    params: idParams,
    answer: nothing,
    status: 204,
  },
  ({ actor, params }) => removeCard(params.id, actor),
);

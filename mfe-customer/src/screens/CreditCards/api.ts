import { type BodyOf, read, type Schemas } from '@copper-carrot/contracts';
import { client, useRead } from '@copper-carrot/contracts/runtime';

const path = '/cpi/v1/orderer/credit_cards';

export type SavedCard = Schemas['SavedCard'];

/** The cards of an organization, else one's own. */
export const cardsUrl = (teamId: number | null) =>
  read(path, { query: teamId === null ? {} : { team_id: teamId } });
const offerUrl = read(`${path}/new`, {});
export const cardUrl = (id: number) => read(`${path}/{id}`, { params: { id } });

export const useCards = (teamId: number | null) => useRead(cardsUrl(teamId));
export const useOffer = () => useRead(offerUrl);
export const useCard = (id: number) => useRead(cardUrl(id), { failure: 'page' });

export const addCard = (card: BodyOf<typeof path, 'post'>['credit_card']) =>
  client.post(path, { body: { credit_card: card } });

export const changeCard = (id: number, card: BodyOf<`${typeof path}/{id}`, 'patch'>['credit_card']) =>
  client.patch(`${path}/{id}`, { params: { id }, body: { credit_card: card } });

export const removeCard = (id: number) => client.delete(`${path}/{id}`, { params: { id } });

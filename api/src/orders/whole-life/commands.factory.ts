import {
  asking,
  certificateIs,
  creditIs,
  hasOrdered,
  lastUseIs,
  letPass,
  raiseTip,
} from './money-commands.factory';
import {
  press,
  editCart,
  modify,
  chooseCard,
  cancel,
  withdraw,
  colleagueIs,
} from './people-commands.factory';
import { answering, answeringChanges, confirming, cookChanges, roomIs } from './kitchen-commands.factory';
import { wait, waitForNext, workNow } from './clock-commands.factory';
import {
  bankAnswers,
  stripeIs,
  stripeTells,
  atStripe,
  refundFails,
  cardGoesBad,
} from './bank-commands.factory';

const often = <T>(times: number, arbitrary: T): T[] => Array.from({ length: times }, () => arbitrary);

/** Every command, weighted by how often it should run. */
export const commands = [
  ...often(3, press),
  ...often(1, editCart),
  ...often(7, modify),
  ...often(2, chooseCard),
  ...often(3, cancel),
  ...often(2, withdraw),
  ...often(2, colleagueIs),
  ...often(3, answering('accept', 'accept')),
  ...often(2, answering('decline', 'decline')),
  ...often(2, confirming),
  ...often(5, answeringChanges('approve_changes')),
  ...often(2, answeringChanges('decline_changes')),
  ...often(3, cookChanges),
  ...often(3, roomIs),
  ...often(2, wait),
  ...often(4, waitForNext),
  ...often(2, workNow),
  ...often(6, bankAnswers),
  ...often(2, stripeIs),
  ...often(2, stripeTells),
  ...often(3, atStripe),
  ...often(2, refundFails),
  ...often(2, cardGoesBad),
  ...often(6, raiseTip),
  ...often(1, lastUseIs),
  ...often(1, hasOrdered),
  ...often(2, creditIs),
  ...often(1, certificateIs),
  ...often(2, letPass),
  ...often(4, asking),
];

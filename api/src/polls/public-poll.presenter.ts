import { comboParts, stoppedStatuses, type Schemas } from '@copper-carrot/contracts';
import { presentOption } from '../catalog';
import { centsToDollars } from '../pricing';
import type { OfferedDish, PublicPoll } from './load-public-poll';
import { shareOfMeal } from './own-share';
import { endOf, isOver } from './poll-end';
import type { PollSelection } from './poll.model';
import { presentSelection, withZone } from './poll.presenter';

/** A poll for everyone with its link, with their own answer. */
export function presentPublicPoll(poll: PublicPoll, selection: PollSelection | null): Schemas['PublicPoll'] {
  const timeZone = poll.timeZone ?? 'UTC';
  const end = endOf(poll);
  return {
    code: poll.code,
    status: poll.status,
    is_over: isOver(poll, poll.readAt),
    asked_by: { name: poll.askedBy },
    organization: poll.team === null ? null : { name: poll.team },
    brand: { name: poll.brand },
    package: { name: poll.food, picture: { url: poll.pictureUrl, alt: poll.pictureAlt } },
    subject: poll.subject,
    start_at: poll.startAt?.toISOString() ?? null,
    is_called_off: stoppedStatuses.includes(poll.orderStatus),
    order_id: poll.ownOrderId,
    allergens_stated_on: poll.allergensStatedOn,
    time_zone: timeZone,
    expires_at: end.toISOString(),
    expires_at_with_zone: withZone(end, timeZone),
    meal_allowance: poll.allowanceCents === null ? null : centsToDollars(poll.allowanceCents),
    options: poll.options.map((dish) => presentDish(dish, poll)),
    combo_creation_allowed: poll.comboCreationAllowed,
    combo_options: combinable(poll).map((dish) => presentDish(dish, poll)),
    combo_least: comboParts.least,
    combo_most: poll.comboMost,
    version: poll.version,
    selection: selection && presentSelection(selection),
    dietary_profile: poll.dietaryProfile,
  };
}

const presentDish = (dish: OfferedDish, poll: PublicPoll): Schemas['PollDish'] => ({
  ...presentOption(dish),
  picture_url: dish.pictureUrl,
  own_share: centsToDollars(shareOfMeal(poll, dish.priceCents)),
});

const combinable = ({ comboCreationAllowed, limitComboOptions, options, offered }: PublicPoll) => {
  if (!comboCreationAllowed) return [];
  return limitComboOptions ? options : offered;
};

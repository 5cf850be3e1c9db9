import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href, messageOf, type Schemas } from '@copper-carrot/contracts';
import { ApiFailure, currentUser, events, openAuth } from '@copper-carrot/contracts/runtime';
import { createOrder } from '../../api';
import { chosenPresentation, type Quantities, toChosenOptions } from '../../order/choices';
import { saveDraft } from '../../order/draft';
import { complete, readError, type Verdict } from '../../order/verdict';
import { type PackageEvent, pickupOf } from '../../hooks/usePackageEvent';
import { spendReferral } from '../../hooks/useReferral';

export interface StartFailure {
  title: string;
  message: string;
  slots: Verdict['slots'];
}

/** Starts the order and goes on to its checkout; whoever is signed out signs in on the way, and loses nothing. */
export function useStartOrder(pack: Schemas['Package'], isReferral: boolean) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<StartFailure | null>(null);
  const start = async (event: PackageEvent, quantities: Quantities) => {
    setFailure(null);
    if (!currentUser() && !(await openAuth('signUp', 'So that we can save your order.'))) return;
    try {
      const { id } = await createOrder(pack.id, {
        google_place_id: event.googlePlaceId,
        formatted_address: event.address,
        presentation_type: chosenPresentation(pack.choices, quantities),
        is_referral: isReferral,
        order: {
          ...pickupOf(event),
          headcount: event.headcount,
          start_date: event.date,
          start_time: event.time,
          chosen_options: toChosenOptions(quantities),
        },
      });
      saveDraft(pack.id, null);
      spendReferral(pack.id);
      events.emit('order.changed@1', { orderId: id, status: 'in_cart' });
      await navigate(href.checkout(id));
    } catch (error) {
      setFailure({
        title: `The order could not be started${error instanceof ApiFailure && error.status ? ` (HTTP ${error.status})` : ''}`,
        message: messageOf(error),
        slots: error instanceof ApiFailure ? readError(complete(error.payload)).slots : {},
      });
    }
  };
  return { start, failure, forget: () => setFailure(null) };
}

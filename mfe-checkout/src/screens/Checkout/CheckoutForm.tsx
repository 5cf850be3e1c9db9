import type { Schemas } from '@copper-carrot/contracts';
import { useReads } from '@copper-carrot/contracts/runtime';
import { Sidebar, Stack } from '@copper-carrot/shared-ui/Layout';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { space } from '@copper-carrot/shared-ui/tokens';
import { useBelow } from '@copper-carrot/shared-ui/useBelow';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { urls } from '../../api';
import { AddressSection } from '../../components/AddressSection';
import { AdminOptions } from '../../components/AdminOptions';
import { ChoicesSection } from '../../components/ChoicesSection';
import { DetailsSection } from '../../components/DetailsSection';
import { ExtrasSection } from '../../components/ExtrasSection';
import { PaymentSection } from '../../components/PaymentSection';
import { PollSection } from '../../components/PollSection';
import { PricePanel } from '../../components/PricePanel';
import { SubmitBar, SubmitButton } from '../../components/SubmitButton';
import { SubmitDialogs } from '../../components/SubmitDialogs';
import { CheckoutProvider } from '../../hooks/useCheckout';
import { useCheckoutOf } from '../../hooks/useCheckoutOf';
import { useGoTo } from '../../hooks/useGoTo';
import { useCards } from '../../hooks/useOrderData';
import { usePlacing } from '../../hooks/usePlacing';
import { useSubmit } from '../../hooks/useSubmit';
import { useViewed } from '../../hooks/useViewed';

/** Loaded on demand, as most orders are placed within one call. */
const placingNotice = onDemand(async () => (await import('../../components/PlacingNotice')).PlacingNotice);
const approval = onDemand(async () => (await import('../../components/Approval')).Approval);
const whoseOrder = onDemand(async () => (await import('../../components/WhoseOrder')).WhoseOrder);

/** The sections of a cart, its price and the submit button. */
export function CheckoutForm({
  order,
  choices,
  onLeaving,
}: {
  order: Schemas['Order'];
  choices: readonly Schemas['Choice'][];
  /** While the order is being placed, its status does not navigate. */
  onLeaving: (leaves: boolean) => void;
}) {
  const checkout = useCheckoutOf(order, choices);
  const cards = useCards(order.id, { failure: 'own' });
  const viewing = useViewed<HTMLElement>(cards.data !== undefined);
  const goTo = useGoTo();
  const { refresh } = useReads();
  const [areAnswersWanted, setAnswersWanted] = useState(false);
  const submit = useSubmit(checkout, {
    paymentViewed: viewing.viewed,
    goTo: ({ section }) => goTo(section),
    onSubmitted: () => onLeaving(true),
    onUndecided: () => placing.begin(),
    onNotApplied: () => {
      setAnswersWanted(true);
      // The poll may have been started elsewhere.
      void refresh([urls.order(order.id)]);
      goTo('poll');
    },
  });
  const { bank } = order.payment;
  const isOpen = order.placing || bank !== null;
  const placing = usePlacing(order.status === 'in_cart' ? order : null, {
    url: urls.order(order.id),
    isOpen,
    onWait: onLeaving,
    onPlaced: submit.hear,
  });
  const press = () => {
    placing.forget();
    return submit.press();
  };
  // Loaded on demand, as most readers own their order and may change it.
  const isToTell = useOnDemand(whoseOrder, checkout.readOnly || order.is_direct);
  // An admin comes by a mail; the orderer is told at checkout.
  const [search] = useSearchParams();
  const needsApproval = search.has('approval') || checkout.problems.some(({ field }) => field === 'approval');
  const isApproval = useOnDemand(approval, needsApproval);
  const isThere = useOnDemand(placingNotice, isOpen || placing.notPlaced !== null);
  const notice = isThere && <placingNotice.Part order={order} notPlaced={placing.notPlaced} />;
  const onPhone = useBelow('largeTablet');
  const button = {
    submitting: submit.submitting || order.placing,
    onPress: () => void press(),
    awaited: bank && notice,
  };
  return (
    <CheckoutProvider value={checkout}>
      <Page data-submitting={submit.submitting || undefined}>
        <PageTitle above={order.brand.name} below="We save each part as you go.">
          Checkout
        </PageTitle>
        {!(bank && order.can.submit) && notice}
        {isToTell && <whoseOrder.Part goTo={goTo} />}
        {isApproval && needsApproval && <approval.Part />}
        <Sidebar aside={<PricePanel action={onPhone ? undefined : <SubmitButton {...button} />} />}>
          <Stack gap={5}>
            <DetailsSection />
            <AddressSection />
            <PaymentSection viewing={viewing} />
            <ChoicesSection />
            <PollSection
              areAnswersWanted={areAnswersWanted}
              onAnswersShown={() => setAnswersWanted(false)}
              placeWithAnswers={(applied) => void submit.placeWithAnswers(applied)}
              goTo={goTo}
            />
            <ExtrasSection />
            <AdminOptions />
          </Stack>
        </Sidebar>
        {onPhone && <SubmitBar {...button} />}
      </Page>
      <SubmitDialogs dialog={submit.dialog} closeDialog={submit.closeDialog} goOn={submit.goOn} goTo={goTo} />
    </CheckoutProvider>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${space(6)};
`;

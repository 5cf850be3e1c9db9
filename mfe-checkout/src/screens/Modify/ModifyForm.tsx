import { type Schemas } from '@copper-carrot/contracts';
import { currentUser } from '@copper-carrot/contracts/runtime';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { Sidebar, Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { useBelow } from '@copper-carrot/shared-ui/useBelow';
import { useState } from 'react';
import { pageOf } from '../../checkout/destination';
import { AddressSection } from '../../components/AddressSection';
import { AdminOptions } from '../../components/AdminOptions';
import { ChangesBar } from '../../components/ChangesBar';
import { ChangesPanel } from '../../components/ChangesPanel';
import { ChoicesSection } from '../../components/ChoicesSection';
import { DetailsSection } from '../../components/DetailsSection';
import { ExtrasSection } from '../../components/ExtrasSection';
import { PaymentSection } from '../../components/PaymentSection';
import { SubmitDialogs } from '../../components/SubmitDialogs';
import { CheckoutProvider } from '../../hooks/useCheckout';
import { useGoTo } from '../../hooks/useGoTo';
import { useModifyOf, waitsFor } from '../../hooks/useModify';
import { useCards } from '../../hooks/useOrderData';
import { useSendChanges } from '../../hooks/useSendChanges';
import { useViewed } from '../../hooks/useViewed';
import { TooLate } from './TooLate';

/** The sections of a submitted order, its changes and the button that sends them. */
export function ModifyForm({
  order,
  choices,
  onDiscarded,
}: {
  order: Schemas['Order'];
  choices: readonly Schemas['Choice'][];
  /** Remounts the form with the stored order. */
  onDiscarded: () => void;
}) {
  const modifying = useModifyOf(order, choices);
  const cards = useCards(order.id, { failure: 'own' });
  const viewing = useViewed<HTMLElement>(cards.data !== undefined);
  const goTo = useGoTo();
  const [skipNotifications, setSkipNotifications] = useState(false);
  const { sending, dialog, closeDialog, press, goOn } = useSendChanges(modifying, {
    skipNotifications,
    paymentViewed: viewing.viewed,
    goTo: ({ section }) => goTo(section),
  });
  const { checkout, wish, tooLate, forget } = modifying;
  const onPhone = useBelow('largeTablet');
  const changes = { standing: order, wish, sending, onSend: press };
  const discard = async () => {
    // Waits for the last calculation, so that it does not store the discarded input again.
    await checkout.draft.flush();
    forget();
    onDiscarded();
  };
  return (
    <CheckoutProvider value={checkout}>
      <Stack gap={6}>
        <PageTitle
          above={
            <>
              {order.brand.name} · <Link to={pageOf(order, currentUser())}>Back to the order</Link>
            </>
          }
          below="The order stands as it is until you send your changes."
        >
          Change order #{order.id}
        </PageTitle>
        {checkout.readOnly && <WhyNot order={order} />}
        {tooLate && <TooLate order={order} />}
        <Sidebar aside={<ChangesPanel {...changes} onDiscard={discard} hasBar={onPhone} />}>
          <Stack gap={5}>
            <DetailsSection />
            <AddressSection />
            <PaymentSection viewing={viewing} />
            <ChoicesSection />
            <ExtrasSection />
            <AdminOptions />
            {order.can.ignore_checks && (
              <Card as="section" aria-label="Notifications">
                <Checkbox checked={skipNotifications} onChange={setSkipNotifications}>
                  Write to nobody about these changes
                </Checkbox>
              </Card>
            )}
          </Stack>
        </Sidebar>
        {onPhone && <ChangesBar {...changes} />}
      </Stack>
      <SubmitDialogs dialog={dialog} closeDialog={closeDialog} goOn={goOn} goTo={goTo} />
    </CheckoutProvider>
  );
}

function WhyNot({ order }: { order: Schemas['Order'] }) {
  const page = pageOf(order, currentUser());
  if (order.can.modify && waitsFor(order) === 'bank')
    return (
      <Notice tone="info" title={`Changes of ${order.change_request?.by} wait for their bank`}>
        Until they are confirmed or let go on <Link to={page}>the order’s page</Link>, no others can be sent.
      </Notice>
    );
  // The caterer of a direct order decides on changes, so they can't withdraw one.
  if (order.can.modify && order.change_request?.can.withdraw === false)
    return (
      <Notice tone="info" title="Your customer’s last changes wait for your answer">
        Approve or decline them on <Link to={page}>the order’s page</Link> first.
      </Notice>
    );
  if (order.can.modify)
    return (
      <Notice tone="info" title={`${order.brand.name} has not answered the last changes yet`}>
        Withdraw them on <Link to={page}>the order’s page</Link> to send others.
      </Notice>
    );
  return (
    <Notice tone="info" title="You can look, but not change">
      This order can’t be changed any more, or not by you. <Link to={page}>See the order</Link>
    </Notice>
  );
}

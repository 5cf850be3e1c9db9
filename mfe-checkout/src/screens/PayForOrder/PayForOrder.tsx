import { href, pageId, type Schemas } from '@copper-carrot/contracts';
import { isApiFailure, useRead } from '@copper-carrot/contracts/runtime';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useParams } from 'react-router-dom';
import { urls } from '../../api';
import { AnotherAccount } from './AnotherAccount';
import { PayForm } from './PayForm';
import { usePaying } from './usePaying';

/** A colleague's cart for the person asked to pay; others are asked to use another account. */
export default function PayForOrder() {
  const params = useParams();
  const orderId = pageId(params.orderId);
  const url = urls.paymentAsk(orderId, pageId(params.askId));
  const { data, error } = useRead(url, { failure: 'own' });
  if (!data && isApiFailure(error) && error.status === 404) return <AnotherAccount />;
  // Other errors are shown by the surrounding section.
  if (!data && error) throw error;
  if (!data) {
    return (
      <Loading label="Loading the order">
        <Skeleton height="24rem" />
      </Loading>
    );
  }
  return <Answer asked={data} orderId={orderId} />;
}

/** Stays mounted while the order is placed, so that the press gets its answer. */
function Answer({ asked, orderId }: { asked: Asked; orderId: number }) {
  const paying = usePaying(asked, orderId);
  return asked.order ? (
    <PayForm asked={asked} order={asked.order} paying={paying} />
  ) : (
    <Over asked={asked} orderId={orderId} />
  );
}

type Asked = Schemas['PaymentAsk'];
type Status = Asked['ask']['status'];

const over: Partial<Record<Status, { title: string; says: (by: string) => string }>> = {
  paid: {
    title: 'You paid for this order',
    says: (by) => `Thank you. ${by} hears what the caterer answers.`,
  },
  settled: {
    title: 'This order is placed',
    says: () => 'Somebody else paid for it. You are charged nothing.',
  },
  declined: { title: 'You said no', says: (by) => `${by} was told. You are charged nothing.` },
  moved: {
    title: 'You are not asked any more',
    says: () => 'This order is for another organization now. You are charged nothing.',
  },
  lapsed: {
    title: 'The time to pay is over',
    says: (by) => `${by} can ask you again. You are charged nothing.`,
  },
};
const notAsked = {
  title: 'You are not asked any more',
  says: (by: string) => `${by} does not ask you to pay for this order any more. You are charged nothing.`,
};

/** The outcome of a request that can't be answered any more. */
function Over({ asked: { ask, asked_by: by }, orderId }: { asked: Asked; orderId: number }) {
  const { title, says } = over[ask.status] ?? notAsked;
  const isPlaced = ask.status === 'paid' || ask.status === 'settled';
  return (
    <EmptyState
      title={title}
      icon={ask.status === 'paid' ? 'check' : 'bag'}
      action={
        isPlaced ? (
          <ButtonLink to={href.order(orderId)} iconEnd="arrow">
            See the order
          </ButtonLink>
        ) : (
          <ButtonLink to={href.customerOrders()}>Your orders</ButtonLink>
        )
      }
    >
      {says(by)}
    </EmptyState>
  );
}

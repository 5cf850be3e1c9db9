import { href, pageId, type Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { urls } from '../../api';
import { PayForm } from './PayForm';

/** How often it is looked whether the question still stands, and while the order is being placed. */
const pace = { standing: 15_000, placing: 3_000 };

/** A colleague's cart, for whoever they asked to pay; for anybody else it is not there. */
export default function PayForOrder() {
  const params = useParams();
  const orderId = pageId(params.orderId);
  const askId = pageId(params.askId);
  const [placing, setPlacing] = useState(false);
  const { data } = useRead(urls.paymentAsk(orderId, askId), {
    everyMs: placing ? pace.placing : pace.standing,
  });
  if (!data) {
    return (
      <Loading label="Loading the order">
        <Skeleton height="24rem" />
      </Loading>
    );
  }
  if (!data.order) return <Over asked={data} orderId={orderId} />;
  return <PayForm asked={data} order={data.order} placing={placing} onPlacing={setPlacing} />;
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
  lapsed: {
    title: 'The time to pay is over',
    says: (by) => `${by} can ask you again. You are charged nothing.`,
  },
};
const notAsked = {
  title: 'You are not asked any more',
  says: (by: string) => `${by} took the question back. You are charged nothing.`,
};

/** What became of a question that there is nothing to answer to any more. */
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

import { appHref, type Schemas } from '@copper-carrot/contracts';
import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { formatOrderDate, formatTime } from '@copper-carrot/shared-ui/dates';
import { Link } from '@copper-carrot/shared-ui/Link';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { color, media, space, text } from '@copper-carrot/shared-ui/tokens';
import { VisuallyHidden } from '@copper-carrot/shared-ui/VisuallyHidden';
import { count } from '@copper-carrot/shared-ui/words';
import { useState } from 'react';
import styled from 'styled-components';
import { acknowledgeOrder, confirmOrder } from '../../api';
import { timeLeft } from '../time-left';
import { staleAfter, useReadAgain } from '../use-read-again';

type Order = Schemas['CatererOrderAction'];
type OrderGroup = Exclude<keyof Schemas['BrandActions'], 'brand' | 'pending_menu_reviews'>;

/** What is done about an order, in the row itself. */
const acts: Partial<
  Record<OrderGroup, { label: string; done: string; call: (order: Order) => Promise<unknown> }>
> = {
  orders_awaiting_confirmation: {
    label: 'Reconfirm Order',
    done: 'is confirmed. The orderer is told.',
    call: confirmOrder,
  },
  canceled_and_unconfirmed_orders: {
    label: 'Acknowledge',
    done: 'is acknowledged as canceled.',
    call: ({ id }) => acknowledgeOrder(id),
  },
};
/** What is done about it on the page that it leads to. */
const linked: Partial<Record<OrderGroup, string>> = {
  pending_orders: 'Review Order',
  orders_with_pending_changes: 'Review Changes',
};

interface OrderActionProps {
  item: Order;
  brandId: number;
  group: OrderGroup;
}

/** An order of the Action Center with what is to be done about it. */
export function OrderAction({ item, brandId, group }: OrderActionProps) {
  const { href } = appHref(item.link, { brandId });
  const act = acts[group];
  const left =
    group !== 'orders_awaiting_confirmation' && item.deadline && timeLeft(item.deadline, new Date());
  return (
    <Row>
      <What>
        <Link to={href}>
          {item.title} <small>#{item.id}</small>
        </Link>
        <p>
          {[
            item.customer,
            item.start_date && formatOrderDate(item.start_date),
            item.start_time && formatTime(item.start_time),
            item.headcount !== null && count(item.headcount, 'person', 'people'),
            left,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </What>
      {act ? (
        <Act item={item} {...act} />
      ) : (
        <ButtonLink size="small" variant="secondary" to={href}>
          {linked[group]}
          <VisuallyHidden> of order #{item.id}</VisuallyHidden>
        </ButtonLink>
      )}
    </Row>
  );
}

interface ActProps {
  item: Order;
  label: string;
  done: string;
  call: (order: Order) => Promise<unknown>;
}

function Act({ item, label, done, call }: ActProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const readAgain = useReadAgain(item.id);
  const act = useWrite(() => call(item), {
    stale: staleAfter(item.id),
    onFailure: async (failed) => {
      setFailure(failed.message);
      await readAgain(failed);
    },
    onDone: () => notify({ kind: 'success', message: `Order #${item.id} ${done}` }),
  });
  return (
    <>
      <Button size="small" pending={act.pending} onClick={() => act.run()}>
        {label}
        <VisuallyHidden> #{item.id}</VisuallyHidden>
      </Button>
      {failure !== null && !act.pending && (
        <Whole>
          <Notice tone="danger" live>
            {failure}
          </Notice>
        </Whole>
      )}
    </>
  );
}

/** A menu review of the Action Center. */
export function ReviewAction({ item, brandId }: { item: Schemas['MenuReviewAction']; brandId: number }) {
  const { href } = appHref(item.link, { brandId });
  return (
    <Row>
      <What>
        <p>{item.description}</p>
      </What>
      <ButtonLink size="small" variant="secondary" to={href}>
        Review Menu
      </ButtonLink>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${space(2)} ${space(4)};
  align-items: center;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
const What = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  p {
    color: ${color.inkSoft};
    font-size: ${text.small};
  }
`;
const Whole = styled.div`
  grid-column: 1 / -1;
`;

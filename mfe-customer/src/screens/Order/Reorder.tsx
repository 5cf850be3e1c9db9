import { href, pageId, type Schemas } from '@copper-carrot/contracts';
import { useRead, useWrite } from '@copper-carrot/contracts/runtime';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Loading, SkeletonText } from '@copper-carrot/shared-ui/Skeleton';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { count } from '@copper-carrot/shared-ui/words';
import { useNavigate, useParams } from 'react-router-dom';
import { reorder, urls, useOrder } from '../../api';
import { useCloseToOrder } from './useCloseToOrder';
import { ReorderFood } from './ReorderFood';
import { ReorderPrice } from './ReorderPrice';
import { ReorderRefused } from './ReorderRefused';

/** The same once more (2 §2), over the order's page: what will be in it, what is missing, its price then and now. */
export default function Reorder() {
  const close = useCloseToOrder();
  const id = pageId(useParams().id);
  const { data: order } = useOrder(id);
  if (!order) return null;
  if (!order.can.reorder)
    return (
      <Dialog open guard={false} onClose={close} title="Order again" size="small">
        <Notice
          tone="info"
          action={
            order.package && <ButtonLink to={href.package(order.package.slug)}>See the package</ButtonLink>
          }
        >
          {`Only ${order.user_name} and admins of their organization can order this again. You can start an order of your own.`}
        </Notice>
      </Dialog>
    );
  return <OrderedAgain order={order} onClose={close} />;
}

function OrderedAgain({ order, onClose }: { order: Schemas['Order']; onClose: () => void }) {
  const navigate = useNavigate();
  const { data: again, error, refresh } = useRead(urls.reorder(order.id), { failure: 'own' });
  const make = useWrite(() => reorder(order.id), {
    onDone: ({ id }) => id !== null && navigate(href.checkout(id)),
  });
  const title = `Order ${order.package?.name ?? `from ${order.brand.name}`} again`;
  const frame = { open: true, guard: false, onClose, title } as const;
  if (!again)
    return (
      <Dialog {...frame}>
        {error ? (
          <Notice tone="danger" live action={<Button onClick={() => refresh()}>Try again</Button>}>
            We could not look up what is on the menu today. Your earlier order is as it was.
          </Notice>
        ) : (
          <Loading label="Looking up what is on the menu today">
            <SkeletonText lines={6} />
          </Loading>
        )}
      </Dialog>
    );
  if (again.refusal)
    return (
      <Dialog {...frame} size="small">
        <ReorderRefused order={order} refusal={again.refusal} />
      </Dialog>
    );
  const { id: cartId, start_date: date } = again;
  return (
    <Dialog
      {...frame}
      footer={
        <>
          {cartId !== null && (
            <ButtonLink to={href.checkout(cartId)} variant={date ? 'secondary' : 'primary'}>
              Continue your order
            </ButtonLink>
          )}
          {(cartId === null || date) && (
            <Button onClick={() => make.run()}>
              {cartId === null ? 'Continue to checkout' : 'Start another'}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5}>
        {make.failure && (
          <Notice tone="danger" live>
            {make.failure.message}
          </Notice>
        )}
        {cartId !== null && (
          <Notice tone="info" title="You have started this order again already">
            {date
              ? `It is for ${formatOrderDate(date)} and was not placed yet.`
              : 'It waits for its date, and was not placed yet.'}
          </Notice>
        )}
        <p>{whatComesNext(order, again)}</p>
        <ReorderFood again={again} />
        <p>
          <Link to={order.package ? href.package(order.package.slug) : href.catering(order.brand.slug)}>
            {order.package ? 'See the package as it is today' : 'See the menu of today'}
          </Link>
        </p>
        <ReorderPrice again={again} />
      </Stack>
    </Dialog>
  );
}

/** For whom and where to it goes, and that nothing is ordered by this. */
function whatComesNext(
  { address, pickup }: Schemas['Order'],
  { headcount, headcount_before: before }: Schemas['Reorder'],
): string {
  const people = headcount === null ? '' : ` for ${count(headcount, 'person', 'people')}`;
  const moved = headcount === before ? '' : ` (it was ${before}, which is not sold any more)`;
  const where = pickup || !address.formatted_address ? '' : `, to ${address.formatted_address}`;
  return `The same${people}${moved}${where}. You choose the date next; nothing is ordered before you place it.`;
}

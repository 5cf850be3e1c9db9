import { type Schemas } from '@copper-carrot/contracts';
import { notify, useReads, useUser, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useState } from 'react';
import { moveOrder, urls, usePossibleKitchens } from '../../api';
import { useReadAgain } from '../../components/use-read-again';

type Order = Schemas['CatererOrder'];

/** Which kitchen cooks the order, and moving it to another one. */
export function KitchenPanel({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  const brand = useUser()?.brands.find(({ id }) => id === order.brand_id);
  // A brand with one kitchen has nowhere to move it.
  if (!order.can.move || brand?.kitchen_count === 1) return null;
  return (
    <Card as="section" aria-labelledby="kitchen-title">
      <Stack gap={3}>
        <SectionTitle id="kitchen-title">Kitchen</SectionTitle>
        <p>{order.kitchen?.name ?? 'No kitchen yet'}</p>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Move to another kitchen
        </Button>
      </Stack>
      {open && <MoveDialog order={order} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function MoveDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { data } = usePossibleKitchens(order.id, true);
  const [chosen, setChosen] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { put } = useReads();
  const readAgain = useReadAgain(order.id);
  const move = useWrite(() => moveOrder(order, Number(chosen)), {
    stale: [urls.orders({}), urls.possibleKitchens(order.id)],
    onFailure: async (failed) => {
      setFailure(failed.message);
      await readAgain(failed);
    },
    onDone(next) {
      put(urls.order(order.id), next);
      notify({ kind: 'success', message: `Order #${order.id} is cooked at ${next.kitchen?.name}.` });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Move order #${order.id}`} size="small">
      <Stack gap={4}>
        <p>The customer’s price stays as it is.</p>
        {!data && (
          <Loading label="Loading the kitchens">
            <Skeleton height="6rem" />
          </Loading>
        )}
        {data && (
          <RadioGroup
            label="Kitchen"
            look="cards"
            options={data.records.map(optionOf)}
            value={chosen}
            onChange={setChosen}
          />
        )}
        {failure !== null && !move.pending && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <Button wide pending={move.pending} disabled={chosen === null} onClick={() => move.run()}>
          Move order
        </Button>
      </Stack>
    </Dialog>
  );
}

const optionOf = ({ kitchen, is_current, can_take, reason }: Schemas['KitchenForOrder']) => ({
  value: String(kitchen.id),
  label: kitchen.name,
  description: [
    is_current && 'Cooks it now',
    kitchen.distance_miles !== null && `${kitchen.distance_miles} mi away`,
    reason,
  ]
    .filter(Boolean)
    .join(' · '),
  disabled: !can_take,
});

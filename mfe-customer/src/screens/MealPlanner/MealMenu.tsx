import { href } from '@copper-carrot/contracts';
import { notify, useWrite, type WriteFailure } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Button } from '@copper-carrot/shared-ui/Button';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { Menu, type MenuEntry } from '@copper-carrot/shared-ui/Menu';
import { addDays } from '@copper-carrot/shared-ui/month';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createOrder, type Draft, draftUrl, removeDraft, staleDrafts } from './api';
import { isOpen } from './meals';
import { MoveMeal } from './MoveMeal';
import { useMove } from './useMove';
import { usePlannerPage } from './usePlannerPage';

interface MealMenuProps {
  organizationId: number;
  draft: Draft;
}

const tell = ({ message, fields }: WriteFailure) =>
  notify({ kind: 'error', message: Object.values(fields).flat()[0] ?? message });

/** What can be done with a planned meal. */
export function MealMenu({ organizationId, draft }: MealMenuProps) {
  const { to } = usePlannerPage(organizationId);
  const navigate = useNavigate();
  const [open, setOpen] = useState<'move' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const move = useMove();
  const stale = [...staleDrafts, draftUrl(draft.id)];
  const order = useWrite(() => createOrder(draft.id), {
    stale,
    onDone: ({ order_id: id }) => navigate(href.checkout(id)),
    onFailure: tell,
  });
  const remove = useWrite(() => removeDraft(draft.id), {
    stale: staleDrafts,
    onDone() {
      close();
      notify({ kind: 'success', message: `${draft.name} is removed from the plan.` });
    },
  });
  const dayBy = (days: number) => () => move.run({ draft, to: addDays(draft.start_date, days) });
  const items: MenuEntry[] = isOpen(draft)
    ? [
        ...(draft.can.create_order
          ? [{ id: 'order', label: 'Create order', icon: 'bag' as const, onSelect: () => order.run() }]
          : []),
        ...(draft.can.update
          ? [
              {
                id: 'search',
                label: draft.package ? 'Choose another package' : 'Choose a package',
                icon: 'search' as const,
                to: to.search({ draft: draft.id }),
              },
              { id: 'edit', label: 'Edit', icon: 'edit' as const, to: to.meal(draft.id) },
              { id: 'earlier', label: 'Move a day earlier', icon: 'left' as const, onSelect: dayBy(-1) },
              { id: 'later', label: 'Move a day later', icon: 'right' as const, onSelect: dayBy(1) },
              {
                id: 'move',
                label: 'Move to …',
                icon: 'calendar' as const,
                onSelect: () => setOpen('move'),
              },
            ]
          : []),
        ...(draft.can.delete
          ? [
              {
                id: 'remove',
                label: 'Remove',
                icon: 'trash' as const,
                danger: true,
                onSelect: () => setOpen('remove'),
              },
            ]
          : []),
      ]
    : [
        {
          id: 'see',
          label: draft.order_status === 'in_cart' ? 'Go to checkout' : 'See the order',
          to:
            draft.order_status === 'in_cart'
              ? href.checkout(draft.order_id ?? 0)
              : href.organizationOrder({ organizationId, id: draft.order_id ?? 0 }),
        },
      ];
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        label={`What to do with ${draft.name}`}
        trigger={
          <Button
            variant="quiet"
            size="small"
            iconEnd="down"
            pending={move.pending || order.pending}
            aria-label={`Change ${draft.name} on ${formatOrderDate(draft.start_date)}`}
          >
            Change
          </Button>
        }
        items={items}
      />
      {open === 'move' && <MoveMeal draft={draft} onClose={close} />}
      <AlertDialog
        open={open === 'remove'}
        onClose={close}
        title={`Remove ${draft.name}?`}
        confirm="Remove"
        onConfirm={() => remove.run()}
        error={remove.failure?.message}
      >
        The meal on {formatOrderDate(draft.start_date)} is taken off the plan. Nothing was ordered yet.
      </AlertDialog>
    </>
  );
}

import type { Schemas } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { ChangeTable } from '@copper-carrot/shared-ui/ChangeTable';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { type Changers, changersDid } from '../checkout/changers';
import { differencesOf } from '../checkout/differences';
import { type Section } from '../checkout/sections';

interface Props {
  seen: Schemas['Order'];
  now: Schemas['Order'];
  /** Null if only the person changed the order. */
  changers: Changers | null;
  onClose: () => void;
  onConfirm: () => Promise<void>;
  /** Leads to the changed section; null if only the price changed. */
  onLook: (section: Section | null) => void;
}

/** Shows what changed since the person last saw the order; nothing is charged before they agree. */
export function ChangedDialog({ seen, now, changers, onClose, onConfirm, onLook }: Props) {
  const differences = differencesOf(seen, now);
  const section = differences.find((each) => each.section)?.section ?? null;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your order is not what you saw"
      guard={false}
      footer={
        <>
          <Button variant="secondary" onClick={() => onLook(section)}>
            Look at it again
          </Button>
          <Button onClick={onConfirm}>Place order for {formatMoney(now.pricing.customer_price)}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>
          {changers && <>{whoSays(changers)} </>}
          Nothing was ordered, and nothing was charged.
        </p>
        {differences.length > 0 && (
          <ChangeTable
            before="What you saw"
            after="What it is now"
            rows={differences.map(({ label, before, now: after }) => ({ label, before, after }))}
          />
        )}
      </Stack>
    </Dialog>
  );
}

/** A price can change without a person's doing. */
const whoSays = (changers: Changers): string =>
  changers.names.length === 0 && !changers.isReader
    ? 'It changed since you looked at it.'
    : changersDid(changers, 'changed it');

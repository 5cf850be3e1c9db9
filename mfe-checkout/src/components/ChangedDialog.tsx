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
  /** Null where nobody but the person moved it. */
  changers: Changers | null;
  onClose: () => void;
  onConfirm: () => Promise<void>;
  /** Where the person may look at what changed first; null where that is a price alone. */
  onLook: (section: Section | null) => void;
}

/** What the person saw beside what would be ordered now: nothing is charged before they have agreed to it. */
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

/** A price that moved by itself is nobody's doing. */
const whoSays = (changers: Changers): string =>
  changers.names.length === 0 && !changers.isReader
    ? 'It changed since you looked at it.'
    : changersDid(changers, 'changed it');

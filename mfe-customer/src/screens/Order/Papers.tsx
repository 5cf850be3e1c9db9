import { isOpen, type Schemas } from '@copper-carrot/contracts';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { urls } from '../../api';

/** What the books want of an order: there is a receipt once something was charged, an invoice once it was agreed. */
export function Papers({ order: { id, can } }: { order: Schemas['Order'] }) {
  if (!can.read_receipt && !can.read_invoice) return null;
  return (
    <Cluster>
      {can.read_receipt && (
        <ButtonLink variant="secondary" size="small" icon="receipt" href={urls.receipt(id)}>
          Receipt
        </ButtonLink>
      )}
      {can.read_invoice && (
        <ButtonLink variant="secondary" size="small" icon="receipt" href={urls.invoice(id)}>
          Invoice
        </ButtonLink>
      )}
    </Cluster>
  );
}

/** The entry of an order that is still to come, as a file for the reader's calendar. */
export function AddToCalendar({ order: { id, status, start_at } }: { order: Schemas['Order'] }) {
  if (!isOpen(status) || start_at === null) return null;
  return (
    <div>
      <ButtonLink variant="secondary" size="small" icon="calendar" href={urls.calendar(id)}>
        Add to calendar
      </ButtonLink>
    </div>
  );
}

import type { Schemas } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
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
          <Table>
            <thead>
              <tr>
                <td />
                <th scope="col">What you saw</th>
                <th scope="col">What it is now</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ label, before, now: after }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{before}</td>
                  <td>{after}</td>
                </tr>
              ))}
            </tbody>
          </Table>
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

const Table = styled.table`
  ${tabular}
  width: 100%;
  font-size: ${text.small};
  border-collapse: collapse;

  th,
  td {
    padding: ${space(2)} ${space(2)} ${space(2)} 0;
    text-align: left;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  thead th {
    font-weight: 600;
    color: ${color.inkSoft};
  }
  tbody tr {
    border-top: 1px solid ${color.line};
  }
  tbody th {
    width: 34%;
    font-weight: 500;
  }
  td:nth-child(2) {
    color: ${color.inkSoft};
  }
  td:nth-child(3) {
    font-weight: 600;
  }
`;

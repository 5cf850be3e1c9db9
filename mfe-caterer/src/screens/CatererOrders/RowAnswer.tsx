import { notify, useWrite, type WriteFailure } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { media, space } from '@copper-carrot/shared-ui/tokens';
import { useBelow } from '@copper-carrot/shared-ui/useBelow';
import { VisuallyHidden } from '@copper-carrot/shared-ui/VisuallyHidden';
import { useState } from 'react';
import styled from 'styled-components';
import { acceptOrder, type Answered } from '../../api';
import { DeclineDialog } from '../../components/DeclineDialog';
import { staleAfter, useReadAgain } from '../../components/use-read-again';

export interface RowAnswerProps {
  order: Answered;
  /** Whether the rows stand where they stood a moment ago: a press on one that slid under the finger was for another. */
  isSteady: () => boolean;
}

/** Accept or decline, in the row of the order that waits for it. */
export function RowAnswer({ order, isSteady }: RowAnswerProps) {
  const orderId = order.id;
  const [declining, setDeclining] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const tooLate = useReadAgain(orderId);
  // A thumb needs more room than a pointer.
  const size = useBelow('largeTablet') ? 'medium' : 'small';
  /** The row as it stood may be gone, so it is said beside the list. */
  const readAgain = async (failed: WriteFailure) => {
    if (failed.status === 409) {
      setDeclining(false);
      notify({ kind: 'error', message: `Order #${orderId}: ${failed.message}` });
    }
    return tooLate(failed);
  };
  const accept = useWrite(() => acceptOrder(order), {
    stale: staleAfter(orderId),
    onFailure: async (failed) => setFailure((await readAgain(failed)) ? null : failed.message),
    onDone: () => notify({ kind: 'success', message: `Order #${orderId} is accepted. The orderer is told.` }),
  });
  return (
    <>
      <Buttons>
        <Button size={size} pending={accept.pending} onClick={() => isSteady() && accept.run()}>
          Accept<VisuallyHidden> order #{orderId}</VisuallyHidden>
        </Button>
        <Button size={size} variant="secondary" onClick={() => isSteady() && setDeclining(true)}>
          Decline<VisuallyHidden> order #{orderId}</VisuallyHidden>
        </Button>
      </Buttons>
      {failure !== null && !accept.pending && (
        <Whole>
          <Notice tone="danger" live>
            {failure}
          </Notice>
        </Whole>
      )}
      <DeclineDialog
        order={order}
        open={declining}
        stale={staleAfter(orderId)}
        onClose={() => setDeclining(false)}
        onRefused={readAgain}
        onDeclined={() => {
          setDeclining(false);
          notify({ kind: 'success', message: `Order #${orderId} is declined. The orderer is told.` });
        }}
      />
    </>
  );
}

const Buttons = styled.div`
  display: flex;
  gap: ${space(2)};
  grid-column: 1 / -1;

  > button {
    flex: 1;
  }
  ${media.tablet} {
    grid-column: -2 / -1;
  }
`;
const Whole = styled.div`
  grid-column: 1 / -1;
`;

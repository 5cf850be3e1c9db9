import { messageOf, type Schemas } from '@copper-carrot/contracts';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { useState } from 'react';
import { acceptOrder, declineOrder } from '../../api';
import { timeLeft } from '../../components/answer-by';

interface Props {
  order: Schemas['CatererOrder'];
  onAnswered: (order: Schemas['CatererOrder']) => void;
}

/** Accept or decline: the one thing that a pending order asks of its caterer. */
export function AnswerPanel({ order, onAnswered }: Props) {
  const [declining, setDeclining] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!order.can.accept && !order.can.decline) {
    return order.end_reason ? (
      <Notice tone="warning" title="Not delivered">
        {order.end_reason}
      </Notice>
    ) : null;
  }
  const left = order.expires_at && timeLeft(order.expires_at, new Date());
  const accept = async () => {
    setFailure(null);
    try {
      onAnswered(await acceptOrder(order.id));
      notify({ kind: 'success', message: `Order #${order.id} is accepted. The orderer is told.` });
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  return (
    <Card as="section" look="raised" aria-labelledby="answer-title">
      <Stack gap={4}>
        <SectionTitle id="answer-title">Your answer</SectionTitle>
        {left && <p>{left}. Without an answer the order expires.</p>}
        {failure && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <Button wide size="large" icon="check" onClick={accept}>
          Accept order
        </Button>
        <Button wide variant="secondary" onClick={() => setDeclining(true)}>
          Decline
        </Button>
      </Stack>
      <DeclineDialog
        order={order}
        open={declining}
        onClose={() => setDeclining(false)}
        onDeclined={(next) => {
          setDeclining(false);
          onAnswered(next);
        }}
      />
    </Card>
  );
}

interface DeclineProps {
  order: Schemas['CatererOrder'];
  open: boolean;
  onClose: () => void;
  onDeclined: (order: Schemas['CatererOrder']) => void;
}

function DeclineDialog({ order, open, onClose, onDeclined }: DeclineProps) {
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [message, setMessage] = useState<string>();
  const decline = async () => {
    if (!reason.trim()) return setErrors({ reason: 'Please tell the orderer why.' });
    setErrors({});
    setMessage(undefined);
    try {
      onDeclined(await declineOrder(order.id, reason.trim()));
    } catch (error) {
      setMessage(messageOf(error));
    }
  };
  return (
    <Dialog open={open} onClose={onClose} title={`Decline order #${order.id}?`} size="small">
      <Form onSubmit={decline} errors={errors} {...(message ? { message } : {})}>
        <Stack gap={4}>
          <TextArea
            label="Why"
            name="reason"
            description="The orderer reads this, and nothing is charged."
            rows={3}
            maxLength={500}
            required
            value={reason}
            onChange={setReason}
          />
          <Button type="submit" variant="danger" wide>
            Decline order
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}

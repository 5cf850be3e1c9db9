import { href } from '@copper-carrot/contracts';
import { BankDialog } from '@copper-carrot/shared-ui/BankDialog';
import { servingWords } from '@copper-carrot/shared-ui/basket';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { fedBy } from '@copper-carrot/shared-ui/people-fed';
import { type ReactNode } from 'react';
import { resendVerification } from '../api';
import { type Section } from '../checkout/sections';
import { useCheckout } from '../hooks/useCheckout';
import { type Submitting, type SubmitDialog } from '../hooks/useSubmit';
import { ChangedDialog } from './ChangedDialog';
import { DomainDialog } from './DomainDialog';
import { PaymentDialog } from './PaymentDialog';
import { VerifyEmailDialog } from './VerifyEmailDialog';

export type SubmitQuestionsProps = Pick<Submitting, 'dialog' | 'closeDialog' | 'goOn'> & {
  goTo: (section: Section) => void;
};

/** The confirmations that a submit may need (1 §2, 1 §8). */
export function SubmitQuestions({ dialog, closeDialog, goOn, goTo }: SubmitQuestionsProps) {
  const change = (section: Section) => {
    closeDialog();
    goTo(section);
  };
  switch (dialog?.kind) {
    case 'payment':
      return (
        <PaymentDialog onClose={closeDialog} onConfirm={() => goOn()} onChange={() => change('payment')} />
      );
    case 'feeds':
      return (
        <FeedsDialog
          {...dialog}
          onClose={closeDialog}
          onChange={() => change('choices')}
          onMeant={() => goOn()}
        />
      );
    case 'changed':
      return (
        <ChangedDialog
          {...dialog}
          onClose={closeDialog}
          onConfirm={() => goOn()}
          onLook={(section) => (section ? change(section) : closeDialog())}
        />
      );
    case 'authenticate':
      return (
        <BankDialog
          clientSecret={dialog.clientSecret}
          intentId={dialog.intentId}
          onClose={closeDialog}
          onPassed={() => goOn()}
        />
      );
    case 'duplicate':
      return (
        <DuplicateDialog
          dialog={dialog}
          onClose={closeDialog}
          onChange={() => change('details')}
          onMeant={() => goOn({ simultaneous_delivery: true })}
        />
      );
    case 'verifyEmail':
      return (
        <VerifyEmailDialog
          message={dialog.message}
          onClose={closeDialog}
          onVerified={() => goOn()}
          onResend={resendVerification}
        />
      );
    case 'domainMismatch':
      return (
        <DomainDialog message={dialog.message} onClose={closeDialog} onChange={() => change('details')} />
      );
    default:
      return null;
  }
}

const placingToo = {
  press: 'Place this order too',
  says: 'If you want both, place this order too. It is not ordered and not charged yet.',
};
const changingToo = {
  press: 'Send changes anyway',
  says: 'If you want both, send your changes anyway. Nothing is changed yet.',
};

function DuplicateDialog({
  dialog,
  onClose,
  onChange,
  onMeant,
}: {
  dialog: Extract<SubmitDialog, { orderIds: number[] }>;
  onClose: () => void;
  onChange: () => void;
  onMeant: () => Promise<void>;
}) {
  const { order } = useCheckout();
  const words = order.status === 'in_cart' ? placingToo : changingToo;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Another delivery at the same time"
      size="small"
      guard={false}
      footer={
        <>
          <Button variant="secondary" onClick={onMeant}>
            {words.press}
          </Button>
          <Button onClick={onChange}>Change date or time</Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{linked(dialog.message, dialog.orderIds)}</p>
        <p>{words.says}</p>
      </Stack>
    </Dialog>
  );
}

/** The message with links to the orders that it names; orders that it does not name follow. */
function linked(message: string, orderIds: readonly number[]): ReactNode[] {
  const parts = message.split(/((?:order )?#\d+)/);
  const idOf = (part: string) => orderIds.find((id) => part.endsWith(`#${id}`));
  const named = new Set(parts.map(idOf));
  const unnamed = orderIds.filter((id) => !named.has(id));
  return [
    ...parts.map((words) => {
      const id = idOf(words);
      return id === undefined ? words : <OrderLink key={id} id={id} words={words} />;
    }),
    ...unnamed.flatMap((id) => [' ', <OrderLink key={id} id={id} words={`Order ${id}`} />]),
  ];
}

const OrderLink = ({ id, words }: { id: number; words: string }) => <Link to={href.order(id)}>{words}</Link>;

function FeedsDialog({
  portions,
  headcount,
  onClose,
  onChange,
  onMeant,
}: {
  portions: number;
  headcount: number | null;
  onClose: () => void;
  onChange: () => void;
  onMeant: () => Promise<void>;
}) {
  const { order } = useCheckout();
  const fed = fedBy(portions);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`This is food for ${fed === 0 ? 'not even one' : `about ${fed}`} of ${headcount} people`}
      size="small"
      guard={false}
      footer={
        <>
          <Button variant="secondary" onClick={onMeant}>
            {order.status === 'in_cart' ? 'Place it anyway' : 'Send it anyway'}
          </Button>
          <Button onClick={onChange}>Change the dishes</Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{servingWords(portions, headcount)}</p>
        <p>
          If fewer people eat, change the headcount: the kitchen plans and sets up for {headcount}. Nothing is{' '}
          {order.status === 'in_cart' ? 'ordered and nothing is charged' : 'changed'} yet.
        </p>
      </Stack>
    </Dialog>
  );
}

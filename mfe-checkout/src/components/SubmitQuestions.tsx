import { href } from '@copper-carrot/contracts';
import { BankDialog } from '@copper-carrot/shared-ui/BankDialog';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
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

/** What a submit may have to ask before the order can go out (1 §2, 1 §8). */
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
  press: 'Send changes all the same',
  says: 'If you want both, send your changes all the same. Nothing is changed yet.',
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
        <p>{dialog.message}</p>
        {dialog.orderIds.map((id) => (
          <Link key={id} to={href.order(id)}>
            Order {id}
          </Link>
        ))}
        <p>{words.says}</p>
      </Stack>
    </Dialog>
  );
}

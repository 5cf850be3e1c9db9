import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { focusFirstError } from '@copper-carrot/shared-ui/Form';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { useWrite } from '@copper-carrot/contracts/runtime';
import { useEffect, useRef, useState } from 'react';
import { askedAtFirst, wantedOf } from './asked';
import { type Asked, type Helped, type Proposal, type ProposedLine } from './helped';
import { HelperForm } from './HelperForm';
import { type HelperEnds } from './HelpMeChoose';
import { ProposalView } from './ProposalView';

export interface HelperDialogProps extends HelperEnds {
  helped: Helped;
}

interface Shown {
  proposal: Proposal;
  /** The lines that are not wanted. */
  left: readonly ProposedLine[];
}

/** Asks whom an order is to feed and for what, and shows what would: to take whole, or line by line. */
export function HelperDialog({ helped, last, onClose, onTaken }: HelperDialogProps) {
  const { headcount } = helped.event;
  const [asked, setAsked] = useState(() => askedAtFirst(last.current, headcount));
  const [shown, setShown] = useState<Shown | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const { run, pending, failure, forget } = useWrite(
    async () => {
      const kept = helped.byHand.map(({ key }) => key).filter((key) => !asked.letGo.includes(key));
      return helped.ask(wantedOf(asked), kept);
    },
    {
      signIn: false,
      onDone: (proposal) => setShown({ proposal, left: [] }),
    },
  );
  const { proposal } = shown ?? {};
  useEffect(() => {
    if (!proposal) return;
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: 'start' });
  }, [proposal]);

  useEffect(() => {
    if (failure) focusFirstError(body.current);
  }, [failure]);
  useEffect(() => {
    last.current = { asked, headcount };
  }, [last, asked, headcount]);

  const put = (part: Partial<Asked>) => {
    setAsked((before) => ({ ...before, ...part }));
    forget();
    // What was proposed answers another question now.
    setShown(null);
  };
  const lines = shown?.proposal.lines ?? [];
  const dishes = lines.filter((line) => !helped.isSetUp(line));
  const wanted = dishes.filter((line) => !shown?.left.includes(line));
  const canTake = wanted.length > 0 && !shown?.proposal.error;
  const take = () => {
    const people = shown?.proposal.order?.headcount ?? headcount;
    // What is set by hand from now on is not let go of yet.
    last.current = { asked: { ...asked, letGo: [] }, headcount: people };
    onTaken(
      helped.take({
        lines: wanted.length < dishes.length ? wanted : lines,
        all: lines,
        letGo: asked.letGo,
        headcount: people,
        order: (wanted.length === dishes.length && shown?.proposal.order) || null,
      }),
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Help me choose"
      guard={false}
      footer={
        shown && canTake ? (
          <>
            <Button variant="secondary" onClick={() => setShown(null)}>
              Ask anew
            </Button>
            <Button onClick={take}>{takeWords(wanted.length, dishes.length, shown.proposal)}</Button>
          </>
        ) : (
          <Button wide pending={pending} onClick={() => run()}>
            {shown ? 'Propose again' : 'Propose an order'}
          </Button>
        )
      }
    >
      <div ref={body}>
        <Stack gap={6}>
          {!canTake && (
            <HelperForm
              asked={asked}
              rules={helped.rules}
              byHand={helped.byHand}
              failure={failure}
              onChange={put}
            />
          )}
          {failure && Object.keys(failure.fields).length === 0 && (
            <div tabIndex={-1} data-form-message>
              <Notice tone="danger" live>
                {failure.message}
              </Notice>
            </div>
          )}
          {shown && (
            <ProposalView
              ref={result}
              proposal={shown.proposal}
              dishes={dishes}
              heldBy={helped.heldBy}
              left={shown.left}
              onLeave={(left) => setShown({ ...shown, left })}
            />
          )}
        </Stack>
      </div>
    </Dialog>
  );
}

const takeWords = (taken: number, of: number, { order }: Proposal) =>
  taken < of
    ? `Take ${taken} of ${of}`
    : order
      ? `Take all · ${formatMoney(order.pricing.customer_price)}`
      : 'Take all';

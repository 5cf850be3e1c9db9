import { errorCodes } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { focusFirstError } from '@copper-carrot/shared-ui/Form';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { isApiFailure, useWrite, type WriteFailure } from '@copper-carrot/contracts/runtime';
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
  /** The proposed lines that the person unticked. */
  left: readonly ProposedLine[];
}

/** Asks for headcount, budget and diets, and shows a proposal to take in full or by line. */
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
    // The proposal no longer answers the changed question.
    setShown(null);
  };
  const isBusy = failure?.code === errorCodes.planning.busy;
  const possible = failure ? possibleOf(failure) : null;
  const lines = shown?.proposal.lines ?? [];
  const dishes = lines.filter((line) => !helped.isSetUp(line));
  const wanted = dishes.filter((line) => !shown?.left.includes(line));
  const canTake = wanted.length > 0 && !shown?.proposal.error;
  const take = () => {
    const people = shown?.proposal.order?.headcount ?? headcount;
    // New hand-set lines are kept by default.
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
              Suggest again
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
              <Notice
                tone={isBusy ? 'warning' : 'danger'}
                live
                action={
                  isBusy ? (
                    <Button variant="secondary" onClick={() => run()}>
                      Try again
                    </Button>
                  ) : (
                    possible !== null && (
                      <Button variant="secondary" onClick={() => put({ headcount: possible })}>
                        Plan for {possible} people
                      </Button>
                    )
                  )
                }
              >
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

/** Of more people than can be planned for at once, how many can be. */
function possibleOf({ code, cause }: WriteFailure): number | null {
  if (code !== errorCodes.planning.tooLarge || !isApiFailure(cause)) return null;
  const { headcount } = cause.payload.context ?? {};
  return typeof headcount === 'number' ? headcount : null;
}

const takeWords = (taken: number, of: number, { order }: Proposal) =>
  taken < of
    ? `Take ${taken} of ${of}`
    : order
      ? `Take all · ${formatMoney(order.pricing.customer_price)}`
      : 'Take all';

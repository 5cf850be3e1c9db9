import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { ChangeTable } from '@copper-carrot/shared-ui/ChangeTable';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { PriceLines, PriceTotal } from '@copper-carrot/shared-ui/PriceLines';
import { space, text } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { differenceWords, paymentRow } from '../checkout/difference-words';
import { withChosenCard } from '../checkout/promise';
import { useCheckout } from '../hooks/useCheckout';
import { useCards } from '../hooks/useOrderData';
import { keysOf } from '../checkout/sections';
import { standsAgainst, type Wish } from '../checkout/would-be';
import { Foot, Lines, Press } from './Foot';

// Loaded on demand, as few changes wait for a bank.
const changesAwaited = onDemand(async () => (await import('./ChangesAwaited')).ChangesAwaited);

export interface ChangesProps {
  standing: Schemas['Order'];
  wish: Wish;
  sending: boolean;
  onSend: () => Promise<void>;
}
interface Props extends ChangesProps {
  onDiscard: () => Promise<void>;
  /** A separate bar shows the button. */
  hasBar: boolean;
}

/** The changes with old and new values, their cost, and the button that sends them. */
export function ChangesPanel({ standing, wish, sending, onSend, onDiscard, hasBar }: Props) {
  const { order, state, problems, readOnly, values } = useCheckout();
  const isSaid = problems.some(({ section }) => section === 'submit');
  const reader = useUser()?.id;
  const cards = useCards(order.id, { failure: 'own' }).data?.records;
  const paying = withChosenCard(order, values, cards);
  const { calculated } = wish;
  const working = Object.values(state.states).includes('saving');
  const changes = calculated?.changes ?? [];
  const isRefused = standsAgainst(wish);
  const priced = changes.length > 0 && !isRefused ? calculated : undefined;
  return (
    <Card look="raised" as="aside" aria-labelledby="changes-title">
      <Inside>
        <Title id="changes-title">Your changes</Title>
        {changes.length === 0 ? (
          <p>Nothing is changed yet. The order stands as it was.</p>
        ) : (
          <ChangeTable
            rows={[
              ...changes.map((row) => paymentRow(row, standing, paying, reader)),
              ...(isRefused
                ? []
                : [
                    {
                      label: 'Total',
                      before: formatMoney(standing.pricing.customer_price),
                      after: formatMoney(calculated?.after.customer_price ?? 0),
                    },
                  ]),
            ]}
          />
        )}
        {priced && (
          <Lines>
            <PriceLines
              lines={priced.after.lines.map(({ label, amount }) => ({ label, amount }))}
              pending={working}
            />
          </Lines>
        )}
        {isRefused && !isSaid && <p>This can’t be sent before what stands in red is put right.</p>}
        <Foot>
          {priced && (
            <>
              <PriceTotal
                total={priced.after.customer_price}
                note={differenceWords(standing, paying, priced, reader)}
                pending={working}
              />
              <Notice tone="info">
                {priced.needs_approval
                  ? `${standing.brand.name} is asked first. Until they approve, the order stands as it was.`
                  : 'This holds as soon as you send it.'}
              </Notice>
            </>
          )}
          {!hasBar && <SendButton standing={standing} wish={wish} sending={sending} onSend={onSend} />}
        </Foot>
        {!readOnly && (changes.length > 0 || keysOf(state.pending).length > 0) && (
          <Button variant="quiet" wide disabled={sending} onClick={onDiscard}>
            Discard changes
          </Button>
        )}
      </Inside>
    </Card>
  );
}

/** The button that sends the changes, and the last refusal; nothing if it is too late. */
export function SendButton({ standing, wish: { calculated }, sending, onSend }: ChangesProps) {
  const { readOnly } = useCheckout();
  const { change_request: sent } = standing;
  const isAwaited = sent?.status === 'paying' && sent.by_you;
  const isThere = useOnDemand(changesAwaited, isAwaited);
  const isLate = calculated?.errors.some(({ code }) => code.includes(errorCodes.modify.tooLate));
  const hasNone = (calculated?.changes ?? []).length === 0;
  return (
    <Press>
      {isAwaited && isThere && <changesAwaited.Part order={standing} />}
      <Button size="large" wide pending={sending} disabled={readOnly || isLate || hasNone} onClick={onSend}>
        {sending ? 'Sending your changes …' : 'Send changes'}
      </Button>
    </Press>
  );
}

const Inside = styled.div`
  display: grid;
  gap: ${space(5)};
`;
const Title = styled.h2`
  font-size: ${text.large};
`;

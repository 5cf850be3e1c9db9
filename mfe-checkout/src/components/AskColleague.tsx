import type { Schemas } from '@copper-carrot/contracts';
import { AskToPayBody } from '@copper-carrot/contracts/limits';
import { useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { ComboBox } from '@copper-carrot/shared-ui/ComboBox';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { useRef, useState } from 'react';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { askToPay, findPayers, takeAskBack, urls } from '../api';
import { useCheckout } from '../hooks/useCheckout';
import { useLeadOn } from '../hooks/useLeadOn';
import { useOrder } from '../hooks/useOrderData';

/** How often the page polls while a colleague is asked to pay. */
const lookEveryMs = 15_000;

type Ask = Schemas['AskedToPay'];

/** Shows whom the person asked to pay and their answer, or the form to ask. */
export function AskColleague() {
  const { order } = useCheckout();
  const ask = order.payment_ask;
  const waits = ask?.status === 'asked';
  useOrder(order.id, { failure: 'own', everyMs: waits ? lookEveryMs : 0 });
  const [asking, setAsking] = useState(ask === null);
  return (
    <Stack gap={3}>
      {ask && <Standing ask={ask} />}
      {asking ? (
        <AskForm onAsked={() => setAsking(false)} onCancel={() => setAsking(false)} />
      ) : (
        <Cluster gap={2}>
          <Button variant="quiet" size="small" icon="people" onClick={() => setAsking(true)}>
            {waits ? 'Ask somebody else' : 'Ask a colleague to pay'}
          </Button>
          {waits && <TakeBack ask={ask} />}
        </Cluster>
      )}
    </Stack>
  );
}

/** The state of the request; a withdrawn one shows as none. */
function Standing({ ask }: { ask: Ask }) {
  const { order } = useCheckout();
  const at = (moment: string) => formatMoment(moment, order);
  const words: Partial<Record<Ask['status'], string>> = {
    asked: `${ask.name} was asked to pay on ${at(ask.asked_at)}. The link in their mail works for them alone, until ${at(ask.until)}. You can pay yourself at any time.`,
    declined: `${ask.name} said no. Pay yourself, or ask somebody else.`,
    lapsed: `${ask.name} did not pay until ${at(ask.until)}. Pay yourself, or ask again.`,
    left: `${ask.name} can’t pay for this organization any more. Pay yourself, or ask somebody else.`,
  };
  const said = words[ask.status];
  if (!said) return null;
  return (
    <Notice tone={ask.status === 'asked' ? 'info' : 'warning'} live>
      {said}
    </Notice>
  );
}

function TakeBack({ ask }: { ask: Ask }) {
  const { order } = useCheckout();
  const leadOn = useLeadOn(order.id);
  const back = useWrite(() => leadOn(takeAskBack(order.id, ask.id)), { stale: [urls.order(order.id)] });
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => back.run()}>
        Take it back
      </Button>
      {back.failure && (
        <Notice tone="danger" live>
          {back.failure.message}
        </Notice>
      )}
    </>
  );
}

/** The form appears on a press, so focus moves into its field. */
const focusAtOnce = (field: HTMLInputElement | null) => field?.focus();
/** A colleague is found by name or given by email address. */
const askLimits = {
  email: { ...AskToPayBody['ask.email'], required: true },
  user_id: AskToPayBody['ask.user_id'],
};
const nobody: { email: string; user_id: number | null } = { email: '', user_id: null };

function AskForm({ onAsked, onCancel }: { onAsked: () => void; onCancel: () => void }) {
  const { order } = useCheckout();
  const { put } = useReads();
  const leadOn = useLeadOn(order.id);
  /** The text of the field: the name of the chosen colleague, or typed text. */
  const [text, setText] = useState('');
  const chosen = useRef<string>(undefined);
  const who = text.trim();
  const { form, field, set } = useApiForm({
    limits: askLimits,
    initial: nobody,
    labels: { email: who, user_id: who },
    asks: { email: 'Please choose a colleague, or type their e-mail address.' },
    // A part of a name is not an address.
    prepare: ({ email, user_id }) => ({ email: email.includes('@') ? email.trim() : '', user_id }),
    send: ({ email, user_id }) => leadOn(askToPay(order.id, user_id === null ? { email } : { user_id })),
    onDone: (next) => {
      put(urls.order(order.id), next);
      onAsked();
    },
  });
  return (
    <Form aria-label="Ask a colleague to pay" {...form}>
      <ComboBox
        ref={focusAtOnce}
        label="Colleague"
        name="colleague"
        placeholder="Name or e-mail address"
        description={`Somebody of ${order.team?.name ?? 'your organization'} who may pay. They get a link by mail.`}
        autoComplete="off"
        allowsOwnText
        text={text}
        error={field('user_id').error ?? field('email').error}
        emptyWords="Nobody of that name may pay for this organization."
        suggest={async (words, signal) =>
          (await findPayers(order.id, words, signal)).map(({ id, name, email }) => ({
            value: String(id),
            label: name,
            description: email,
          }))
        }
        onTextChange={(next) => {
          setText(next);
          // Choosing a suggestion puts its name into the field, which fires the same event as
          // typing.
          if (next === chosen.current) return;
          chosen.current = undefined;
          set('email', next);
          set('user_id', null);
        }}
        onChange={(choice) => {
          if (!choice) return;
          chosen.current = choice.label;
          setText(choice.label);
          set('email', choice.description ?? '');
          set('user_id', Number(choice.value));
        }}
      />
      <Cluster gap={2}>
        <Button type="submit" size="small">
          Send the question
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </Form>
  );
}

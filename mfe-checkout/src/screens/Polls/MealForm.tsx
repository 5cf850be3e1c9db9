import type { Schemas } from '@copper-carrot/contracts';
import { useReads, useUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { useEffect, useState } from 'react';
import { MealFields } from '../../components/poll/MealFields';
import { useOwnShare } from '../../hooks/useOwnShare';
import type { UnsentAnswer } from '../../hooks/useUnsentAnswer';
import { sharedUrls } from '../../poll-api';
import { keptGuest, type Typed, typedOf } from '../../poll/kept-answer';
import { mealForm, mealOf, meant, nothing, saidOf } from '../../poll/meal';

interface Props {
  poll: Schemas['PublicPoll'];
  answer: UnsentAnswer['answer'];
  /** The notice above says that an answer waits for the network, so no error is shown here. */
  isWaiting: boolean;
  onAnswered: (answer: Schemas['PollSelection']) => unknown;
  /** Returns to the given answer; missing if there is none. */
  onCancel?: () => void;
}

const words = { name: 'Your name', email: 'Your e-mail' };
/** Errors of fields without an input are shown above the form. */
const byAccount = { limit: {}, labels: {}, unseen: words };
const byForm = { limit: { required: true }, labels: words, unseen: {} };
const needsWords = 'Any dietary needs?';

/** The meal, and name and address of a person without an account. */
export function MealForm({ poll, answer, isWaiting, onAnswered, onCancel }: Props) {
  const user = useUser();
  const { refresh } = useReads();
  const { shareOf, hear } = useOwnShare(poll);
  const { selection, meal_allowance: allowance } = poll;
  const [guest] = useState(() => (user ? null : keptGuest.read()));
  const needs = poll.dietary_profile.length > 0 ? poll.dietary_profile : (guest?.dietary ?? []);
  const who = user ? byAccount : byForm;
  const { code } = poll;
  const userId = user?.id;
  const [left] = useState(() => typedOf(code, userId).read());
  const standing: Typed = {
    ...mealOf(selection, needs),
    name: selection?.name ?? guest?.name ?? '',
    email: selection?.email ?? guest?.email ?? '',
  };
  const { form, field, values, set } = useApiForm({
    ...mealForm,
    limits: {
      ...mealForm.limits,
      'poll_selection.name': { ...mealForm.limits['poll_selection.name'], ...who.limit },
      'poll_selection.email': { ...mealForm.limits['poll_selection.email'], ...who.limit },
    },
    initial: left ?? standing,
    labels: {
      ...mealForm.labels,
      package_item_option_id: 'What would you like to eat?',
      dietary: needsWords,
      ...who.labels,
    } as Record<keyof Typed, string>,
    unseen: who.unseen,
    asks: { ...mealForm.asks, name: 'Please give your name.', email: 'Please give your e-mail address.' },
    prepare: meant,
    send: ({ name, email, ...meal }, once) =>
      answer(
        {
          ...saidOf(meal),
          ...(!user && { name: name.trim(), email: email.trim() }),
          ...(allowance !== null && { seen_share: shareOf(meal) }),
        },
        once,
      ),
    onRefused: (failure) => {
      if (hear(failure, values)) void refresh([sharedUrls.poll(code)]);
    },
    onDone: onAnswered,
  });
  const asTyped = JSON.stringify(values);
  const isTyped = asTyped !== JSON.stringify(standing);
  useEffect(() => {
    if (isTyped) typedOf(code, userId).keep(JSON.parse(asTyped) as Typed);
  }, [code, userId, asTyped, isTyped]);
  const share = shareOf(values);
  return (
    <Form aria-label="Your meal" {...form} message={isWaiting ? undefined : form.message}>
      {allowance !== null && (
        <Notice>
          {poll.organization?.name ?? 'Your organization'} pays up to {formatMoney(allowance)} of each meal.
          What a dearer one costs beyond that, you pay yourself.
        </Notice>
      )}
      <MealFields
        {...{ field, values, set }}
        offered={poll.options}
        beside={({ id }) => besideDish(poll, id)}
        combos={
          poll.combo_creation_allowed
            ? { parts: partsOf(poll), most: poll.combo_most, shares: 'portion' }
            : null
        }
        words={{ needs: needsWords, nothing: 'I am not eating' }}
      />
      {!user && (
        <>
          <TextField {...field('name')} autoComplete="name" />
          <TextField
            {...field('email')}
            type="email"
            autoComplete="email"
            description={`Where we tell you that your meal is ordered. ${poll.asked_by.name} sees it, too.`}
          />
        </>
      )}
      {share > 0 && (
        <p aria-live="polite">
          You pay <strong>{formatMoney(share)}</strong> of it. {poll.asked_by.name} collects that from you
          once it is ordered.
        </p>
      )}
      <Cluster gap={3}>
        <Button type="submit">
          {values.package_item_option_id === nothing ? 'Say that I am not eating' : 'Send my answer'}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Keep it as it was
          </Button>
        )}
      </Cluster>
    </Form>
  );
}

/** The combinable options; their share is shown for the whole combination. */
const partsOf = ({ combo_options: parts }: Schemas['PublicPoll']) =>
  parts.map((part) => ({ ...part, price: 0 }));

/** The picture of a dish and the eater's share of its price, if any. */
function besideDish({ options }: Schemas['PublicPoll'], id: number) {
  const dish = options.find((option) => option.id === id);
  if (!dish) return {};
  const { picture_url: picture, own_share: share } = dish;
  return { picture, ...(share > 0 && { price: `You pay ${formatMoney(share)}` }) };
}

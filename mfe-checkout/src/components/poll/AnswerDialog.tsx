import { comboParts, plainOptions, type Schemas } from '@copper-carrot/contracts';
import { notify, useRead } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Select } from '@copper-carrot/shared-ui/Select';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { useCheckout } from '../../hooks/useCheckout';
import { addAnswer, changeAnswer, pollUrls } from '../../poll-api';
import { type Meal, mealForm, mealOf, meant, saidOf } from '../../poll/meal';
import { MealFields } from './MealFields';
import { type QuestionProps } from './props';

type Answer = Schemas['PollSelection'];

interface Props extends QuestionProps {
  answers: readonly Answer[];
  /** The answer to change; without it a new one is added. */
  answer?: Answer;
}

interface Values extends Meal {
  user_id: string;
  name: string;
  email: string;
}

const someoneElse = '';
const needsWords = 'What they need of their food';

/** Adds or changes an answer on behalf of a member. */
export function AnswerDialog({ poll, answers, answer, onClose }: Props) {
  const { order, choices } = useCheckout();
  const { data: members } = useRead(!answer && order.team_id !== null && pollUrls.members(order.team_id), {
    failure: 'own',
  });
  const missing = (members?.records ?? []).filter(
    ({ user_id: id, email }) =>
      id !== null && answers.every((each) => each.user_id !== id && each.email !== email),
  );
  const offered = poll.poll_options.map(({ option }) => option);
  const choice = choices.find(({ id }) => id === poll.package_item_id);
  const parts = poll.limit_combo_options || !choice ? offered : plainOptions(choice);
  const most = Math.min(comboParts.most, choice?.maximum_choosable_options ?? comboParts.most);
  const initial: Values = {
    user_id: someoneElse,
    name: answer?.name ?? '',
    email: answer?.email ?? '',
    ...mealOf(answer),
  };
  const { form, field, values, set } = useApiForm({
    ...mealForm,
    limits: {
      ...mealForm.limits,
      'poll_selection.name': { ...mealForm.limits['poll_selection.name'], required: true },
    },
    initial,
    labels: {
      user_id: 'For whom',
      name: 'Name',
      email: 'E-mail',
      ...mealForm.labels,
      dietary: needsWords,
    },
    asks: { ...mealForm.asks, name: 'Please give a name.' },
    prepare: (typed) => meant({ ...typed, name: typed.user_id === someoneElse ? typed.name : 'A member' }),
    send: ({ user_id: member, name, email, ...meal }, once) => {
      const said: Schemas['PollSelectionFields'] = {
        ...(member === someoneElse ? { name: name.trim(), email: email.trim() || null } : {}),
        ...saidOf(meal),
      };
      return answer
        ? changeAnswer(poll.code, answer.id, said)
        : addAnswer(poll.code, { ...said, user_id: member === someoneElse ? null : Number(member) }, once);
    },
    stale: [pollUrls.poll(order.id), pollUrls.selections(poll.code)],
    onDone: ({ name }) => {
      notify({ kind: 'success', message: answer ? `Meal changed for ${name}.` : `Meal added for ${name}.` });
      onClose();
    },
  });
  const title = answer ? `The meal of ${answer.name}` : 'Add a meal';
  return (
    <Dialog open onClose={onClose} title={title} size="small">
      <Form aria-label={title} {...form}>
        {missing.length > 0 && (
          <Select
            {...field('user_id')}
            options={[
              { value: someoneElse, label: 'Somebody else' },
              ...missing.map(({ user_id: id, name, email }) => ({
                value: String(id),
                label: name ?? email,
                description: email,
              })),
            ]}
          />
        )}
        {values.user_id === someoneElse && (
          <>
            <TextField {...field('name')} autoComplete="off" />
            <TextField
              {...field('email')}
              required={false}
              type="email"
              autoComplete="off"
              description="Where we confirm their meal once it is ordered."
            />
          </>
        )}
        <MealFields
          {...{ field, values, set, offered }}
          combos={
            poll.combo_creation_allowed ? { parts, most, shares: choice?.increment_subject ?? 'meal' } : null
          }
          words={{ needs: needsWords, nothing: 'Not eating' }}
        />
        <Button type="submit" wide>
          {answer ? 'Save the meal' : 'Add the meal'}
        </Button>
      </Form>
    </Dialog>
  );
}

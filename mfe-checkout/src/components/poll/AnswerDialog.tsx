import { comboParts, dietNames, diets, plainOptions, type Schemas } from '@copper-carrot/contracts';
import { PollSelectionBody } from '@copper-carrot/contracts/limits';
import { notify, useRead } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { Select } from '@copper-carrot/shared-ui/Select';
import { TagGroup } from '@copper-carrot/shared-ui/TagGroup';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { useCheckout } from '../../hooks/useCheckout';
import { addAnswer, changeAnswer, pollUrls } from '../../poll-api';
import { OptionChecks } from './OptionChecks';
import { type QuestionProps } from './props';

type Answer = Schemas['PollSelection'];

interface Props extends QuestionProps {
  answers: readonly Answer[];
  /** The answer to change; left out, one is added. */
  answer?: Answer;
}

/** What the form holds: a member by number, a meal by its option or by one of the two words below. */
interface Values {
  user_id: string;
  name: string;
  email: string;
  package_item_option_id: string;
  combo: number[] | null;
  qty: number | null;
  note: string;
  dietary: Answer['dietary'];
}

const combination = 'combo';
const nothing = 'nothing';
const someoneElse = '';

const pickOf = ({ opted_out, combo_of, package_item_option_id: id }: Answer) =>
  opted_out ? nothing : combo_of.length > 0 ? combination : String(id);

/** A meal for somebody else, or what they said before. */
export function AnswerDialog({ poll, answers, answer, onClose }: Props) {
  const { order, choices } = useCheckout();
  const { data: members } = useRead(!answer && order.team_id !== null && pollUrls.members(order.team_id), {
    failure: 'own',
  });
  const missing = (members?.records ?? []).filter(
    ({ user_id: id }) => id !== null && answers.every((each) => each.user_id !== id),
  );
  const offered = poll.poll_options.map(({ option }) => option);
  const choice = choices.find(({ id }) => id === poll.package_item_id);
  const parts = poll.limit_combo_options || !choice ? offered : plainOptions(choice);
  const most = Math.min(comboParts.most, choice?.maximum_choosable_options ?? comboParts.most);
  const initial: Values = {
    user_id: someoneElse,
    name: answer?.name ?? '',
    email: answer?.email ?? '',
    package_item_option_id: answer ? pickOf(answer) : '',
    combo: answer?.combo_of ?? [],
    qty: answer?.qty ?? 1,
    note: answer?.note ?? '',
    dietary: answer?.dietary ?? [],
  };
  const { form, field, values, set } = useApiForm({
    limits: {
      ...PollSelectionBody,
      'poll_selection.package_item_option_id': { required: true },
      'poll_selection.combo': { required: true },
      'poll_selection.qty': { ...PollSelectionBody['poll_selection.qty'], required: true },
      'poll_selection.name': { ...PollSelectionBody['poll_selection.name'], required: true },
    },
    within: 'poll_selection.',
    initial,
    labels: {
      user_id: 'For whom',
      name: 'Name',
      email: 'E-mail',
      package_item_option_id: 'Meal',
      combo: 'Dishes that share the meal',
      qty: 'Portions',
      note: 'Note for the kitchen',
      dietary: 'What they need of their food',
    },
    asks: {
      name: 'Please give a name.',
      package_item_option_id: 'Please choose a meal.',
      combo: `Please choose ${comboParts.least} dishes or more.`,
    },
    prepare: (typed) => ({
      ...typed,
      name: typed.user_id === someoneElse ? typed.name : 'A member',
      combo:
        typed.package_item_option_id === combination && (typed.combo?.length ?? 0) < comboParts.least
          ? null
          : (typed.combo ?? []),
    }),
    send: (
      { user_id: member, name, email, package_item_option_id: pick, combo, qty, note, dietary },
      once,
    ) => {
      const said: Schemas['PollSelectionFields'] = {
        ...(member === someoneElse ? { name: name.trim(), email: email.trim() || null } : {}),
        ...(pick === nothing && { opted_out: true }),
        ...(pick === combination && { combo: { package_item_option_ids: combo ?? [] } }),
        ...(pick !== nothing && pick !== combination && { package_item_option_id: Number(pick) }),
        qty: pick === nothing ? 1 : (qty ?? 1),
        note,
        dietary,
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
  const isEating = values.package_item_option_id !== nothing;
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
        <RadioGroup
          {...field('package_item_option_id')}
          options={[
            ...offered.map((option) => ({
              value: String(option.id),
              label: option.name,
              description: <DietaryTags tags={option.dietary_tags} />,
              aside: option.price > 0 ? `+${formatMoney(option.price)}` : undefined,
            })),
            ...(poll.combo_creation_allowed ? [{ value: combination, label: 'A combination' }] : []),
            { value: nothing, label: 'Not eating' },
          ]}
        />
        {values.package_item_option_id === combination && (
          <OptionChecks
            {...field('combo')}
            options={parts}
            value={values.combo ?? []}
            most={most}
            description={`${comboParts.least} to ${most}; they share one ${choice?.increment_subject ?? 'meal'}.`}
          />
        )}
        {isEating && (
          <>
            <NumberField {...field('qty')} min={1} max={PollSelectionBody['poll_selection.qty'].max} />
            <TagGroup
              label="What they need of their food"
              items={diets.map((diet) => ({ id: diet, label: dietNames[diet] }))}
              selected={values.dietary}
              onSelect={(ids) =>
                set(
                  'dietary',
                  diets.filter((diet) => ids.includes(diet)),
                )
              }
            />
            <TextArea
              {...field('note')}
              required={false}
              rows={2}
              maxLength={PollSelectionBody['poll_selection.note'].maxLength}
            />
          </>
        )}
        <Button type="submit" wide>
          {answer ? 'Save the meal' : 'Add the meal'}
        </Button>
      </Form>
    </Dialog>
  );
}

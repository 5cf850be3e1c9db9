import { plainOptions } from '@copper-carrot/contracts';
import { ChangePollBody } from '@copper-carrot/contracts/limits';
import { useReads } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { useCheckout } from '../../hooks/useCheckout';
import { useLeadOn } from '../../hooks/useLeadOn';
import { changePoll, pollUrls } from '../../poll-api';
import { CombinationChecks } from './CombinationChecks';
import { combinationsOf } from './combinations';
import { OptionChecks } from './OptionChecks';
import { type QuestionProps } from './props';

interface Values {
  poll_options: number[] | null;
  combo_creation_allowed: boolean;
  limit_combo_options: boolean;
  /** In dollars; null if the organization pays meals in full. */
  meal_allowance: number | null;
}

/** Changes the dishes and allowance of a started poll; dishes that someone picked stay. */
export function DishesDialog({ poll, onClose }: QuestionProps) {
  const { order, choices } = useCheckout();
  const { put } = useReads();
  const leadOn = useLeadOn(order.id);
  const choice = choices.find(({ id }) => id === poll.package_item_id);
  const initial: Values = {
    poll_options: poll.poll_options.map(({ package_item_option_id: id }) => id),
    combo_creation_allowed: poll.combo_creation_allowed,
    limit_combo_options: poll.limit_combo_options,
    meal_allowance: poll.meal_allowance,
  };
  const { form, field, values, set } = useApiForm({
    limits: { ...ChangePollBody, 'order_poll.poll_options': { required: true } },
    within: 'order_poll.',
    initial,
    labels: {
      poll_options: 'Dishes to choose from',
      combo_creation_allowed: 'Combinations',
      limit_combo_options: 'Combinations',
      meal_allowance: 'Paid for each meal',
    },
    asks: { poll_options: 'Please offer at least one dish.' },
    prepare: ({ poll_options: ids, ...rest }) => ({ ...rest, poll_options: ids?.length ? ids : null }),
    send: ({ poll_options, meal_allowance, ...values }) =>
      leadOn(
        changePoll(order.id, {
          poll_options: poll_options ?? [],
          ...combinationsOf(values),
          ...(meal_allowance !== poll.meal_allowance && { meal_allowance }),
        }),
      ),
    onDone: (next) => {
      put(pollUrls.poll(order.id), next);
      onClose();
    },
  });
  if (!choice) return null;
  const picked = new Set(
    poll.counts.filter(({ qty }) => qty > 0).map(({ package_item_option_id: id }) => id),
  );
  return (
    <Dialog open onClose={onClose} title="Change the dishes">
      <Form aria-label="Change the dishes" {...form}>
        <p>Whoever has the poll open sees them at once. Everybody who answered keeps their meal.</p>
        <OptionChecks
          {...field('poll_options')}
          options={plainOptions(choice)}
          value={values.poll_options ?? []}
          fixed={picked}
          warns={({ id }) => picked.has(id) && 'Somebody picked it, so it stays on offer.'}
        />
        <CombinationChecks {...{ choice, values, set }} />
        {poll.meal_allowance !== null && (
          <NumberField
            {...field('meal_allowance')}
            money
            required={false}
            min={poll.meal_allowance}
            max={ChangePollBody['order_poll.meal_allowance'].max}
            description="It can be raised, and what people pay themselves falls with it. Left empty, the organization pays each meal whole."
          />
        )}
        <Button type="submit" wide>
          Save the dishes
        </Button>
      </Form>
    </Dialog>
  );
}

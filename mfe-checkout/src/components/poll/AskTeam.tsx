import { NewPollBody } from '@copper-carrot/contracts/limits';
import { notify, useReads } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { Select } from '@copper-carrot/shared-ui/Select';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { plainOptions } from '@copper-carrot/contracts';
import { count } from '@copper-carrot/shared-ui/words';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { urls } from '../../api';
import { useCheckout } from '../../hooks/useCheckout';
import { useLeadOn } from '../../hooks/useLeadOn';
import { makePoll, pollUrls } from '../../poll-api';
import { proposedEnd } from '../../poll/ends';
import { inviteesFault } from '../../poll/invitees';
import { pollable } from '../../poll/rights';
import { EndFields } from './EndFields';
import { invited, nobody } from '../../poll/invitees';
import { InviteesField } from './InviteesField';
import { CombinationChecks } from './CombinationChecks';
import { combinationsOf } from './combinations';
import { OptionChecks } from './OptionChecks';

interface Values {
  package_item_id: number;
  poll_options: number[] | null;
  combo_creation_allowed: boolean;
  limit_combo_options: boolean;
  end_date: string;
  end_time: string;
  /** In dollars; null if the organization pays meals in full. */
  meal_allowance: number | null;
  /** The typed addresses; ticked members are separate state. */
  invitees: string;
}

interface Props {
  onCancel: () => void;
  onAsked: () => void;
}

/** Starts a poll: its question, its end and its invitees. */
export function AskTeam({ onCancel, onAsked }: Props) {
  const { order, choices, draft } = useCheckout();
  const { put } = useReads();
  const leadOn = useLeadOn(order.id);
  const asked = pollable(choices);
  const [first] = asked;
  const [whom, setWhom] = useState(nobody);
  const offeredIn = (id: number) =>
    plainOptions(asked.find((choice) => choice.id === id) ?? { options: [] }).map((option) => option.id);
  const initial: Values = {
    package_item_id: first?.id ?? 0,
    poll_options: offeredIn(first?.id ?? 0),
    combo_creation_allowed: false,
    limit_combo_options: true,
    ...proposedEnd(order),
    meal_allowance: null,
    invitees: '',
  };
  const { form, field, values, set } = useApiForm({
    limits: {
      ...NewPollBody,
      'order_poll.poll_options': { required: true },
      'order_poll.invitees': { required: true },
    },
    within: 'order_poll.',
    initial,
    labels: {
      package_item_id: 'What to ask about',
      poll_options: 'Dishes to choose from',
      combo_creation_allowed: 'Combinations',
      limit_combo_options: 'Combinations',
      end_date: 'Last day to answer',
      end_time: 'Time',
      meal_allowance: 'Paid for each meal',
      invitees: 'E-mail addresses',
    },
    asks: {
      poll_options: 'Please offer at least one dish.',
      invitees: inviteesFault(whom.text),
    },
    unseen: { team_id: 'Organization' },
    // Field errors for the two values that are no single text field.
    prepare: ({ poll_options: ids, invitees, ...rest }) => ({
      ...rest,
      poll_options: ids?.length ? ids : null,
      invitees: inviteesFault(invitees) ? '' : 'fine',
    }),
    send: async (said) => {
      const { poll_options, meal_allowance, ...more } = said;
      const { invitees: _fine, ...rest } = more;
      await draft.flush();
      return leadOn(
        makePoll(order.id, {
          ...(order.team_id === null ? {} : { team_id: order.team_id }),
          order_poll: {
            ...rest,
            poll_options: poll_options ?? [],
            ...combinationsOf(said),
            ...(meal_allowance !== null && { meal_allowance }),
            invitees: invited(whom),
          },
        }),
      );
    },
    stale: [urls.order(order.id)],
    onDone: (poll) => {
      put(pollUrls.poll(order.id), poll);
      const many = poll.invitees.length;
      notify({
        kind: 'success',
        message:
          many > 0
            ? `The poll is open. We are writing to ${count(many, 'person', 'people')}.`
            : 'The poll is open. Send its link to your team.',
      });
      onAsked();
    },
  });
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  const choice = asked.find(({ id }) => id === values.package_item_id);
  if (!choice) return null;
  return (
    <Start ref={start} tabIndex={-1}>
      <Form aria-label="Ask the team" {...form}>
        {asked.length > 1 && (
          <Select
            {...field('package_item_id')}
            value={String(values.package_item_id)}
            options={asked.map(({ id, description }) => ({ value: String(id), label: description }))}
            onChange={(id) => {
              set('package_item_id', Number(id));
              set('poll_options', offeredIn(Number(id)));
            }}
          />
        )}
        <OptionChecks
          {...field('poll_options')}
          options={plainOptions(choice)}
          value={values.poll_options ?? []}
          description={asked.length > 1 ? undefined : choice.description}
        />
        <CombinationChecks {...{ choice, values, set }} />
        <EndFields date={field('end_date')} time={field('end_time')} order={order} />
        <NumberField
          {...field('meal_allowance')}
          money
          required={false}
          min={0}
          max={NewPollBody['order_poll.meal_allowance'].max}
          description="Left empty, the organization pays each meal whole. Otherwise people see beside each dish what they pay themselves, and you collect it."
        />
        <InviteesField
          teamId={order.team_id}
          whom={whom}
          error={field('invitees').error}
          onChange={(next) => {
            setWhom(next);
            if (next.text !== whom.text) set('invitees', next.text);
          }}
        />
        <Cluster gap={2}>
          <Button type="submit">Open the poll</Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </Cluster>
      </Form>
    </Start>
  );
}

const Start = styled.div`
  scroll-margin-top: 6rem;

  &:focus {
    outline: none;
  }
`;

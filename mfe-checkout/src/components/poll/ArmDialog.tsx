import type { Schemas } from '@copper-carrot/contracts';
import { ChangePollBody } from '@copper-carrot/contracts/limits';
import { isApiFailure, useReads } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { count } from '@copper-carrot/shared-ui/words';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { urls } from '../../api';
import { type Problem, problemsOf } from '../../checkout/failures';
import { type Section, sectionTitles } from '../../checkout/sections';
import { useCheckout } from '../../hooks/useCheckout';
import { useLeadOn } from '../../hooks/useLeadOn';
import { nextHeadcount } from '../../checkout/headcount';
import { changePoll, pollUrls } from '../../poll-api';
import { marginPercent, peopleExpected, proposedCeiling } from '../../poll/ceiling';
import { atLatest, endOfPoll, timeToSend } from '../../poll/ends';
import { EndFields } from './EndFields';
import { endLabels, endLimits } from './end-form';
import { OptionChecks } from './OptionChecks';
import { type QuestionProps } from './props';

interface Values {
  end_date: string;
  end_time: string;
  extra_headcount_for_auto_submit: number | null;
  extra_selections: number[];
  maximum_total: number | null;
}

/** A problem that is fixed in a section of checkout. */
type Elsewhere = Problem & { section: Section };
const isElsewhere = (problem: Problem): problem is Elsewhere => problem.section !== 'submit';

/** Fields of this dialog. */
const own = ['extra_headcount_for_auto_submit', 'maximum_total', 'end_date', 'end_time'];

/** Arms a poll to submit its order at its end, up to the maximum total agreed here (1 §4). */
export function ArmDialog({ poll, goTo, onClose }: QuestionProps) {
  const { order, ignore, draft } = useCheckout();
  const { put } = useReads();
  const leadOn = useLeadOn(order.id);
  const [lacks, setLacks] = useState<Problem[]>([]);
  const extraBefore = poll.extra_headcount_for_auto_submit;
  const proposed = proposedCeiling(order, peopleExpected(poll, extraBefore));
  const initial: Values = {
    ...atLatest(endOfPoll(poll), timeToSend(order)),
    extra_headcount_for_auto_submit: extraBefore,
    extra_selections: poll.extra_selections.map(({ package_item_option_id: id }) => id),
    maximum_total: poll.maximum_total ?? proposed,
  };
  const { form, field, values, set } = useApiForm({
    limits: {
      ...endLimits,
      'order_poll.extra_headcount_for_auto_submit': {
        ...ChangePollBody['order_poll.extra_headcount_for_auto_submit'],
        required: true,
      },
      'order_poll.maximum_total': { ...ChangePollBody['order_poll.maximum_total'], required: true },
    },
    within: 'order_poll.',
    initial,
    labels: {
      ...endLabels,
      extra_headcount_for_auto_submit: 'Meals beyond those picked',
      extra_selections: 'What these are',
      maximum_total: 'The most it may cost',
    },
    send: async ({ extra_headcount_for_auto_submit, extra_selections, maximum_total, ...end }) => {
      setLacks([]);
      await draft.flush();
      return leadOn(
        changePoll(
          order.id,
          {
            ...end,
            extra_headcount_for_auto_submit: extra_headcount_for_auto_submit ?? 0,
            extra_selections: extra_selections.map((id) => ({ package_item_option_id: id, qty: 1 })),
            maximum_total: maximum_total ?? 0,
            auto_submit: true,
            scheduled_at: new Date().toISOString(),
          },
          ignore,
        ),
      );
    },
    stale: [urls.order(order.id)],
    onDone: (next) => {
      put(pollUrls.poll(order.id), next);
      onClose();
      goTo('poll');
    },
    onRefused: ({ cause }) => {
      if (!isApiFailure(cause)) return;
      setLacks(problemsOf(cause.payload).filter(({ field: name }) => !own.includes(name ?? '')));
    },
  });
  const options = poll.poll_options.map(({ option }) => option);
  const lacking = lacks.find(isElsewhere);
  return (
    <Dialog open onClose={onClose} title="Send the order automatically" size="medium">
      <Form aria-label="Send the order automatically" {...form} message={lacking ? undefined : form.message}>
        <p>
          When the poll ends, the answers come onto the order and it goes to {order.brand.name} as you would
          send it. Until then nothing of it can be changed; you can stop it at any time.
        </p>
        {lacking && (
          <Lacking
            problem={lacking}
            onGo={(section) => {
              draft.show(lacks);
              onClose();
              goTo(section);
            }}
          />
        )}
        <EndFields date={field('end_date')} time={field('end_time')} order={order} sends />
        <NumberField
          {...field('extra_headcount_for_auto_submit')}
          min={0}
          max={ChangePollBody['order_poll.extra_headcount_for_auto_submit'].max}
          description={`For guests, and for those who never answer. ${standingWords(poll, order, values.extra_headcount_for_auto_submit ?? 0)}`}
        />
        <OptionChecks
          {...field('extra_selections')}
          label="What nobody picked is shared among"
          description="These meals, and what the package’s smallest order adds. Choose none, and they are shared as on the order now."
          options={options}
          value={values.extra_selections}
          onChange={(ids) => set('extra_selections', ids)}
        />
        <NumberField
          {...field('maximum_total')}
          money
          min={0}
          description={`The order is not sent for a cent more. Proposed: today’s ${formatMoney(order.pricing.customer_price)}, for as many people as may answer, and ${marginPercent}% beyond.`}
        />
        {values.maximum_total !== null && values.maximum_total < order.pricing.customer_price && (
          <Notice tone="warning" live>
            The order costs {formatMoney(order.pricing.customer_price)} as it is now. Unless the answers make
            it cheaper, it will not be sent.
          </Notice>
        )}
        <Foot>
          If something stands in the way, nothing is ordered or charged, and we write to you at once.
        </Foot>
        <Button type="submit" wide>
          Send automatically
        </Button>
      </Form>
    </Dialog>
  );
}

/** How many meals the order would have if the poll ended now. */
function standingWords(
  { people_count: picked }: Schemas['Poll'],
  { package: pack }: Schemas['Order'],
  extra: number,
): string {
  const wanted = picked + extra;
  const ordered = pack ? nextHeadcount(pack, wanted) : wanted;
  const why = ordered > wanted ? ', the next number that the package is sold for' : '';
  return `${count(picked, 'meal is', 'meals are')} picked by now: with these it is an order for ${ordered}${why}.`;
}

/** A problem of the order, with a link to its section. */
function Lacking({
  problem: { section, message },
  onGo,
}: {
  problem: Elsewhere;
  onGo: (section: Section) => void;
}) {
  return (
    <Notice
      tone="warning"
      title="Something of the order is still missing"
      live
      action={
        <Button size="small" variant="secondary" onClick={() => onGo(section)}>
          Go to {sectionTitles[section]}
        </Button>
      }
    >
      {message}
    </Notice>
  );
}

const Foot = styled.p`
  margin-bottom: calc(-1 * ${space(2)});
  font-size: ${text.small};
  color: ${color.inkSoft};
`;

import type { Schemas } from '@copper-carrot/contracts';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { ProgressBar } from '@copper-carrot/shared-ui/ProgressBar';
import { color, space } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { styled } from 'styled-components';
import { useCheckout } from '../../hooks/useCheckout';
import { askedBy } from '../../poll/standing';
import { CountBars } from './CountBars';

export function PollCounts({ poll }: { poll: Schemas['Poll'] }) {
  const { choices } = useCheckout();
  const all = askedBy(poll);
  return (
    <Parts>
      {all > 0 ? (
        <ProgressBar
          label={`${poll.answers_count} of ${all} ${all === 1 ? 'has' : 'have'} answered`}
          value={poll.answers_count}
          max={all}
          valueText={
            poll.headcount === null
              ? `${count(poll.people_count, 'meal')} picked`
              : `${poll.people_count} of ${count(poll.headcount, 'meal')} picked`
          }
          tone="leaf"
        />
      ) : (
        <Soft>Nobody has answered yet. Send the link, or invite people by mail.</Soft>
      )}
      {poll.meal_allowance !== null && (
        <Soft>
          Up to {formatMoney(poll.meal_allowance)} of each meal is paid; what a dearer one costs beyond that,
          its eater pays.
        </Soft>
      )}
      <CountBars counts={poll.counts} poll_options={poll.poll_options} choices={choices} />
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space(5)};
`;
const Soft = styled.p`
  color: ${color.inkSoft};
`;

import type { Schemas } from '@copper-carrot/contracts';
import { DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { ProgressBar } from '@copper-carrot/shared-ui/ProgressBar';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, motion, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { styled } from 'styled-components';
import { useCheckout } from '../../hooks/useCheckout';
import { countName } from '../../poll/check';
import { askedBy } from '../../poll/standing';

/** How many have answered, and what they picked. */
export function PollCounts({ poll }: { poll: Schemas['Poll'] }) {
  const { choices } = useCheckout();
  const all = askedBy(poll);
  const most = Math.max(1, ...poll.counts.map(({ qty }) => qty));
  const shown = poll.counts.filter(({ qty, package_item_option_id: id }) => qty > 0 || id !== null);
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
        <Nothing>Nobody has answered yet. Send the link, or invite people by mail.</Nothing>
      )}
      <Bars aria-label="What people picked">
        {shown.map((each) => (
          <Bar
            key={`${each.option_id} ${each.combo_of.join()} ${each.opted_out}`}
            data-none={each.qty === 0 || undefined}
            data-out={each.opted_out || undefined}
            style={{ '--share': each.qty / most }}
          >
            <Name>
              {countName(each, poll, choices)}
              <DietaryTags tags={tagsOf(each, poll)} />
            </Name>
            <Qty>{each.qty}</Qty>
          </Bar>
        ))}
      </Bars>
    </Parts>
  );
}

const tagsOf = (
  { option_id: id }: Schemas['Poll']['counts'][number],
  { poll_options }: Pick<Schemas['Poll'], 'poll_options'>,
) => poll_options.find((option) => option.id === id)?.option.dietary_tags ?? [];

const Parts = styled.div`
  display: grid;
  gap: ${space(5)};
`;
const Nothing = styled.p`
  color: ${color.inkSoft};
`;
const Bars = styled.ul`
  ${tabular}
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Bar = styled.li`
  --fill: color-mix(in srgb, ${color.copper} 26%, ${color.surface});
  position: relative;
  display: flex;
  gap: ${space(3)};
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  padding: ${space(2)} ${space(3)};
  overflow: hidden;
  background: ${color.sunken};
  border-radius: ${radius.medium};
  isolation: isolate;

  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    z-index: -1;
    width: calc(var(--share) * 100%);
    background: var(--fill);
    transition: width ${motion.calm};
  }
  &[data-out] {
    --fill: ${color.line};
  }
  .tags > li {
    background: ${color.surface};
  }
  &[data-none] {
    color: ${color.inkSoft};
  }
`;
const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Qty = styled.strong`
  flex: none;
  font-size: ${text.large};
  line-height: 1.2;
`;

import type { Schemas } from '@copper-carrot/contracts';
import { DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, motion, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { countName, marksOf } from '../../poll/check';

interface Props extends Pick<Schemas['Poll'], 'counts' | 'poll_options'> {
  choices: readonly Pick<Schemas['Choice'], 'options'>[];
}

export function CountBars({ counts, poll_options, choices }: Props) {
  const most = Math.max(1, ...counts.map(({ qty }) => qty));
  const shown = counts.filter(({ qty, package_item_option_id: id }) => qty > 0 || id !== null);
  return (
    <Bars aria-label="What people picked">
      {shown.map((each) => (
        <Bar
          key={`${each.option_id} ${each.combo_of.join()} ${each.opted_out}`}
          data-none={each.qty === 0 || undefined}
          data-out={each.opted_out || undefined}
          style={{ '--share': each.qty / most }}
        >
          <Name>
            {countName(each, { poll_options }, choices)}
            <DietaryTags tags={marksOf(each, { poll_options }, choices).dietary_tags} />
          </Name>
          <Qty>{each.qty}</Qty>
        </Bar>
      ))}
    </Bars>
  );
}

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

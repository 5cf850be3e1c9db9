import { formatMoney } from '@copper-carrot/shared-ui/money';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, font, motion, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

interface Props {
  /** What it measures, for who can't see it: the campaign's name. */
  name: string;
  /** Dollars. */
  raised: number;
  goal: number;
  size?: 'medium' | 'large';
}

/** How far a campaign is; past its goal the glass is full and says so. */
export function Thermometer({ name, raised, goal, size = 'medium' }: Props) {
  const share = Math.min(raised / goal, 1);
  const reached = raised >= goal;
  const percent = Math.floor((raised / goal) * 100);
  // Not rounded up: the figures say no more than the percents beside them.
  const soFar = formatMoney(Math.floor(raised), 0);
  return (
    <Root data-size={size} data-reached={reached || undefined}>
      <Figures>
        <Raised>{soFar}</Raised>
        <span>of {formatMoney(goal, 0)}</span>
        <Percent>{reached ? 'Goal reached' : `${percent}%`}</Percent>
      </Figures>
      <Glass
        role="meter"
        aria-label={`Raised for ${name}`}
        aria-valuemin={0}
        aria-valuemax={goal}
        aria-valuenow={Math.min(raised, goal)}
        aria-valuetext={`${soFar} of ${formatMoney(goal, 0)}, ${percent}%`}
      >
        <Tube>
          <Mercury style={{ '--share': share }} />
        </Tube>
      </Glass>
    </Root>
  );
}

const Root = styled.div`
  --fill: ${color.copper};
  --tube: 0.75rem;
  --bulb: 1.5rem;

  display: grid;
  gap: ${space(2)};

  &[data-size='large'] {
    --tube: 1.125rem;
    --bulb: 2.25rem;
  }
  &[data-reached] {
    --fill: ${color.leaf};
  }
`;
const Figures = styled.p`
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  align-items: baseline;
  margin: 0;
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
const Raised = styled.strong`
  font-family: ${font.heading};
  font-size: ${text.large};
  font-weight: 600;
  color: ${color.ink};

  [data-size='large'] & {
    font-size: ${text.title};
  }
`;
const Percent = styled.span`
  margin-left: auto;
  font-weight: 600;
  color: ${color.copperText};

  [data-reached] & {
    color: ${color.leaf};
  }
`;
const Glass = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  height: var(--bulb);

  &::before {
    content: '';
    position: relative;
    z-index: 1;
    flex: none;
    width: var(--bulb);
    height: var(--bulb);
    background: radial-gradient(circle at 35% 30%, rgb(255 255 255 / 45%), transparent 45%), var(--fill);
    border-radius: 50%;
  }
`;
/* The marks stand at each quarter of the goal. */
const Tube = styled.div`
  position: relative;
  flex: 1;
  height: var(--tube);
  margin-left: -0.25rem;
  overflow: hidden;
  background: ${color.sunken};
  border-radius: 0 ${radius.round} ${radius.round} 0;
  box-shadow: inset 0 0 0 1px ${color.lineStrong};

  &::after {
    content: '';
    position: absolute;
    inset: 45% 25% 0;
    background: linear-gradient(${color.lineStrong}, ${color.lineStrong}) center / 1px 100% no-repeat;
    border: solid ${color.lineStrong};
    border-width: 0 1px;
  }
`;
const Mercury = styled.div`
  width: calc(var(--share) * 100%);
  min-width: 0.5rem;
  height: 100%;
  background: var(--fill);
  border-radius: 0 ${radius.round} ${radius.round} 0;
  transition: width ${motion.calm};
`;

import { Button as AriaButton } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import { focusRing, tabular } from '../theme/styles';
import { color, font, motion, radius, text } from '../theme/tokens';

/** The names of the months on show, between the steps to those beside them. */
export function CalendarHead({ months = 1 }: { months?: number }) {
  return (
    <Head>
      <Step slot="previous">
        <Icon name="left" />
      </Step>
      {Array.from({ length: months }, (_, later) => (
        <Month key={later} offset={{ months: later }} format={{ month: 'long', year: 'numeric' }} />
      ))}
      <Step slot="next">
        <Icon name="right" />
      </Step>
    </Head>
  );
}

/** The days of a month; `later` is how many months after the first one on show. */
export function CalendarDays({ later = 0 }: { later?: number }) {
  return (
    <Days offset={{ months: later }}>
      <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
      <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
    </Days>
  );
}

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 0.5rem;
`;
const Month = styled(CalendarHeading)`
  flex: 1;
  font-family: ${font.heading};
  font-size: ${text.large};
  font-weight: 560;
  text-align: center;
`;
const Step = styled(AriaButton)`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  color: ${color.copperText};
  background: none;
  border: 0;
  border-radius: 50%;
  cursor: pointer;

  &[data-hovered] {
    background: ${color.copperTint};
  }
  &[data-disabled] {
    color: ${color.line};
    cursor: not-allowed;
  }
`;
const Days = styled(CalendarGrid)`
  ${tabular}
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  td {
    padding: 1px;
  }
`;
const Weekday = styled(CalendarHeaderCell)`
  padding: 0.5rem 0;
  font-size: ${text.tiny};
  font-weight: 600;
  color: ${color.inkFaint};
`;
const Day = styled(CalendarCell)`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: ${radius.round};
  cursor: pointer;
  outline: none;
  transition: background ${motion.quick};

  &[data-hovered] {
    background: ${color.copperTint};
  }
  &[data-today] {
    box-shadow: inset 0 0 0 1px ${color.lineStrong};
  }
  &[data-selected] {
    font-weight: 700;
    color: ${color.onCopper};
    background: ${color.copper};
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: 1px;
  }
  &:is([data-disabled], [data-unavailable]) {
    color: ${color.inkFaint};
    text-decoration: line-through;
    opacity: 0.6;
    cursor: not-allowed;
  }
  &[data-outside-month] {
    visibility: hidden;
  }
`;

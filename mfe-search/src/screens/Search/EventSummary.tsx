import { formatOrderDate, formatTime } from '@copper-carrot/shared-ui/dates';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { focusRing } from '@copper-carrot/shared-ui/styles';
import { color, radius, shadow, space, text } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import styled from 'styled-components';
import { choosePlace } from '../../components/words';
import { type EventBarProps } from './EventBar';
import { eventSheet } from './parts';

/** The event on one line of a phone; a press opens its editor. */
export function EventSummary(props: EventBarProps) {
  const [open, setOpen] = useState(false);
  const { state, places } = props;
  const place = places.find((each) => each.enum === state.placeId);
  const where = state.address ?? place?.label ?? choosePlace;
  const factsWith = (date: string) => [
    state.headcount ? `${state.headcount} people` : 'Any headcount',
    date,
    ...(state.time ? [formatTime(state.time)] : []),
    ...(state.pickup ? ['pickup'] : []),
  ];
  const date = state.date ? formatOrderDate(state.date) : 'any date';
  return (
    <>
      <Line
        type="button"
        {...eventSheet.intent}
        onClick={() => void eventSheet.whenThere(() => setOpen(true))}
        aria-haspopup="dialog"
        aria-label={`Change where and when: ${where}, ${factsWith(date).join(', ')}`}
      >
        <Words>
          <strong>{where}</strong>
          {/* Without the year, date and time fit on the line. */}
          <span>{factsWith(date.replace(/\/\d{4}$/, '')).join(' · ')}</span>
        </Words>
        <Icon name="edit" />
      </Line>
      {/* The sheet opens only on a press, even if a field has an error. */}
      <eventSheet.Part {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const Line = styled.button`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  width: 100%;
  padding: ${space(1)} ${space(3)};
  line-height: 1.35;
  color: ${color.ink};
  text-align: left;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.low};
  cursor: pointer;

  > svg {
    color: ${color.copperText};
  }
  &:focus-visible {
    ${focusRing}
  }
`;
const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  strong {
    font-size: ${text.small};
  }
  span {
    font-size: ${text.tiny};
    color: ${color.inkSoft};
  }
`;

import { sentences } from '@copper-carrot/contracts';
import { type Ref } from 'react';
import styled from 'styled-components';
import { type FieldProps } from '../Field/Field';
import { formatDeliveryWindow, formatTime } from '../format/dates';
import { Select } from '../Select/Select';
import { Tooltip } from '../Tooltip/Tooltip';
import { tabular } from '../theme/styles';
import { color, text } from '../theme/tokens';
import { type SlotRange, timeSlots } from './time-slots';

export interface TimeSlotPickerProps extends FieldProps, SlotRange {
  /** 'HH:mm'; null is no time yet. */
  value?: string | null;
  onChange?: (time: string | null) => void;
  /** What the entry says that takes a chosen time away; without it a time can only be changed. */
  none?: string;
  onBlur?: () => void;
  /** Names the 30-minute window that starts at the chosen time, and shows it. */
  rangeLabel?: string;
  /** Times that can't be chosen. */
  isUnavailable?: (time: string) => boolean;
  placeholder?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Most food is wanted near noon. */
const likely = '12:00';

/** A time of day on a grid of slots (2 §9). */
export function TimeSlotPicker({
  startHour,
  endHour,
  step,
  value,
  rangeLabel,
  isUnavailable,
  placeholder = 'Choose a time',
  none,
  onChange,
  ...field
}: TimeSlotPickerProps) {
  const slots = timeSlots({ startHour, endHour, step });
  // A time from elsewhere that is not on the grid must still be seen.
  if (value && !slots.includes(value)) slots.push(value);
  const options = [
    ...(none && value ? [{ value: '', label: none }] : []),
    ...slots
      .sort()
      .map((time) => ({ value: time, label: formatTime(time), disabled: isUnavailable?.(time) ?? false })),
  ];
  return (
    <Column>
      <Select
        {...field}
        icon="clock"
        options={options}
        value={value}
        placeholder={placeholder}
        opensAt={likely}
        onChange={(time) => onChange?.(time || null)}
      />
      {rangeLabel && (
        <Window>
          {rangeLabel} {value && <strong>{formatDeliveryWindow(value)}</strong>}
          <Tooltip text={sentences.deliveryWindow} label={`About the ${rangeLabel.toLowerCase()}`} />
        </Window>
      )}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: 0.375rem;
  min-width: 0;
  align-content: start;
`;
const Window = styled.p`
  ${tabular}
  font-size: ${text.small};
  color: ${color.inkSoft};

  strong {
    white-space: nowrap;
  }
`;

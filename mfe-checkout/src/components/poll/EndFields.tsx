import { type Schemas } from '@copper-carrot/contracts';
import { DatePicker } from '@copper-carrot/shared-ui/DatePicker';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { color, media, space, text } from '@copper-carrot/shared-ui/tokens';
import { TimeSlotPicker } from '@copper-carrot/shared-ui/TimeSlotPicker';
import { todayIn, zoneNote } from '@copper-carrot/shared-ui/zones';
import { styled } from 'styled-components';
import { isOutOfReach, latestEnd, timeToSend, zoneOfPoll } from '../../poll/ends';

interface FieldOf {
  label: string;
  name: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

interface Props {
  date: FieldOf;
  time: FieldOf;
  order: Pick<Schemas['Order'], 'cutoff_at' | 'time_zone'>;
  /** The poll will submit its order, which needs time before the deadline. */
  sends?: boolean;
}

/** The end of a poll in local time, at most the ordering deadline. */
export function EndFields({ date, time, order: said, sends = false }: Props) {
  const order = sends ? timeToSend(said) : said;
  const zone = zoneOfPoll(order);
  const note = date.value && zoneNote(zone, date.value);
  return (
    <div>
      <Pair>
        <DatePicker {...date} required min={todayIn(zone)} max={latestEnd(order)?.end_date} />
        <TimeSlotPicker
          {...time}
          required
          endHour={23}
          isUnavailable={(end_time) =>
            date.value !== '' && isOutOfReach({ end_date: date.value, end_time }, order)
          }
          onChange={(next) => time.onChange(next ?? '')}
        />
      </Pair>
      <About>
        {note && `${note}. `}
        {order.cutoff_at &&
          (sends
            ? `By ${formatMoment(order.cutoff_at, order)} at the latest, which leaves time to place the order.`
            : `The order has to be placed by ${formatMoment(order.cutoff_at, order)}; no poll ends after that.`)}
      </About>
    </div>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.mobileLandscape} {
    grid-template-columns: 1fr 1fr;
  }
`;
const About = styled.p`
  margin-top: ${space(2)};
  font-size: ${text.small};
  color: ${color.inkSoft};
`;

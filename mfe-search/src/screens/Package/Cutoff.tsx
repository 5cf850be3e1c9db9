import type { Schemas } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { useCountdown } from '../../hooks/useCountdown';
import { type PackageEvent } from '../../hooks/usePackageEvent';
import { eventInWords, orderByWords } from '../../order/when-words';

export interface CutoffProps {
  service: Schemas['PackageService'] | undefined;
  /** The chosen event, as of the last preview. */
  order: Pick<Schemas['PreviewedOrder'], 'start_date' | 'start_time' | 'time_zone' | 'cutoff_at'> | null;
  event: Pick<PackageEvent, 'date' | 'time'>;
  /** The event is refused for another reason than its deadline. */
  refused: boolean;
  onTake: (event: Pick<PackageEvent, 'date' | 'time'>) => void;
}

/** The ordering deadline of the chosen or soonest event; after it, the next available event. */
export function Cutoff({ service, order, event, refused, onTake }: CutoffProps) {
  const { soonest = null, time_zone: home = '' } = service ?? {};
  const isChosen = order !== null && event.date === order.start_date && event.time === order.start_time;
  const chosen = isChosen && order.start_date && order.start_time && order.cutoff_at ? order : null;
  const left = useCountdown(chosen?.cutoff_at ?? null);
  const leftOfSoonest = useCountdown(soonest?.cutoff_at ?? null);
  if (chosen?.start_date && chosen.start_time && chosen.cutoff_at && left !== null) {
    const { start_date, start_time, cutoff_at } = chosen;
    const zone = chosen.time_zone ?? home;
    const at = eventInWords({ start_date, start_time }, zone);
    // Keeps its space, as the next change may show it again.
    if (left >= 0 && refused) return <Root aria-hidden />;
    if (left >= 0) return <Line words={orderByWords({ start_date, start_time, cutoff_at }, left, zone)} />;
    if (!soonest) return <Line tone="late" words={`It is too late for ${at}.`} />;
    const next = eventInWords(soonest, home);
    return (
      <Line tone="late" words={`It is too late for ${at}. It can still be had ${next}.`}>
        <Button
          variant="secondary"
          size="small"
          onClick={() => onTake({ date: soonest.start_date, time: soonest.start_time })}
        >
          Take {next}
        </Button>
      </Line>
    );
  }
  // The chosen event's deadline is loading.
  if (event.date && event.time && !isChosen) return <Root aria-hidden />;
  if (!soonest) return service ? <Line tone="late" words="Nothing can be ordered for now." /> : null;
  if (leftOfSoonest === null || leftOfSoonest < 0) return null;
  return <Line words={orderByWords(soonest, leftOfSoonest, home)} />;
}

function Line({ words, tone, children }: { words: string; tone?: 'late'; children?: ReactNode }) {
  return (
    <Root data-tone={tone}>
      <Said>
        <Icon name="clock" size="1.25rem" />
        <span>{words}</span>
      </Said>
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  min-height: 2.25rem;
  font-size: ${text.small};
  font-weight: 600;

  svg {
    color: ${color.copperText};
  }
  &[data-tone='late'] {
    color: ${color.honey};
  }
`;
/** Aligns the icon with the first line of the text. */
const Said = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: flex-start;
  min-width: 0;
`;

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button';
import { Notice } from '../Notice/Notice';
import { color, radius, space, text } from '../theme/tokens';
import { Outlines, type OutlinesProps } from './Outlines';
import { type StreetsProps } from './Streets';

export interface PinMapProps extends OutlinesProps {
  /** The URL of a MapLibre style with streets; null where the site has none. */
  streets: string | null;
}

/**
 * Pins on a map, each with a card. Outlines are there at once and weigh little; streets, where the site has a source of
 * them, take their place once they have come, and leave it again when they fail. What it shows stands in words beside it.
 */
export function PinMap({ streets, ...shown }: PinMapProps) {
  const [Streets, setStreets] = useState<ComponentType<StreetsProps> | null>(null);
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming');
  const hasFailed = state === 'failed';
  useEffect(() => {
    if (!streets || hasFailed) return;
    let isGone = false;
    import('./Streets').then(
      (loaded) => {
        if (!isGone) setStreets(() => loaded.Streets);
      },
      () => {
        if (!isGone) setState('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [streets, hasFailed]);
  const fail = useCallback(() => setState('failed'), []);
  const arrive = useCallback(() => setState('there'), []);
  return (
    <Whole>
      <Frame>
        {state !== 'there' && <Outlines {...shown} />}
        {streets && Streets && !hasFailed && (
          <Streets {...shown} url={streets} isThere={state === 'there'} onThere={arrive} onFail={fail} />
        )}
      </Frame>
      {!streets && <Hint>Outlines only: no street map is set up here.</Hint>}
      {hasFailed && (
        <Notice
          tone="warning"
          live
          action={
            <Button variant="secondary" size="small" onClick={() => setState('coming')}>
              Load the streets again
            </Button>
          }
        >
          The street map could not be loaded. The outlines show the same places.
        </Notice>
      )}
    </Whole>
  );
}

const Whole = styled.div`
  display: grid;
  gap: ${space(2)};
  align-content: start;
`;
const Frame = styled.div`
  position: relative;
  aspect-ratio: 360 / 340;
  overflow: hidden;
  background: ${color.sunken};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  @media (min-width: 768px) {
    aspect-ratio: 680 / 560;
  }
`;
const Hint = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;

import type { Schemas } from '@copper-carrot/contracts';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useLeisure } from '../../hooks/useLeisure';

const dishes = onDemand(async () => (await import('./DishPhotos')).DishPhotos);

/** A package's own picture; its dishes' come beside it once somebody reaches for it, or the page has time. */
export function Photos({ pack }: { pack: Schemas['Package'] }) {
  const strip = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const hasTime = useLeisure(!dishes.isThere());
  const areMany = pack.photos.length > 1;
  const canDraw = useOnDemand(dishes, (isWanted || hasTime) && areMany);
  return (
    <Strip ref={strip} onPointerEnter={() => setWanted(true)}>
      <Picture src={pack.image.url} alt={pack.image.alt} ratio="16 / 10" priority />
      {areMany && canDraw && <dishes.Part pack={pack} strip={strip} />}
    </Strip>
  );
}

/** Without a position of its own, so that what floats over it stays where it is while the pictures move. */
const Strip = styled.div`
  display: flex;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  > * {
    flex: 0 0 100%;
    scroll-snap-align: start;
  }
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
`;

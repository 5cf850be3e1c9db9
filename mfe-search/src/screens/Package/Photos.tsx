import type { Schemas } from '@copper-carrot/contracts';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { useRef } from 'react';
import styled from 'styled-components';

const dishes = onDemand(async () => (await import('./later')).DishPhotos);

interface PhotosProps {
  pack: Schemas['Package'];
  /** Whether the page has all that it is read for. */
  isSettled: boolean;
}

/** A package's own picture; the way to its dishes' comes beside it once nothing else is waited for. */
export function Photos({ pack, isSettled }: PhotosProps) {
  const strip = useRef<HTMLDivElement>(null);
  const areMany = pack.photos.length > 1;
  const canDraw = useOnDemand(dishes, isSettled && areMany);
  return (
    <Strip ref={strip}>
      <Picture src={pack.image.url} alt={pack.image.alt} ratio="16 / 10" priority />
      {areMany && canDraw && <dishes.Part pack={pack} strip={strip} />}
    </Strip>
  );
}

/** Without a position of its own, so that what floats over it stays where it is while the pictures move. */
const Strip = styled.div`
  display: flex;
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  > * {
    flex: 0 0 100%;
    scroll-snap-align: start;
    /* One swipe, one picture, however fast. */
    scroll-snap-stop: always;
  }
`;

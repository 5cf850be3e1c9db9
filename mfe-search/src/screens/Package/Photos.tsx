import type { Schemas } from '@copper-carrot/contracts';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { useRef } from 'react';
import styled from 'styled-components';

const dishes = onDemand(async () => (await import('./DishPhotos')).DishPhotos);

interface PhotosProps {
  pack: Schemas['Package'];
  /** Whether all reads of the page have finished. */
  isSettled: boolean;
}

/** A package's picture; the dish pictures are offered once the page has loaded. */
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

/** Not positioned, so that overlays stay in place while the pictures scroll. */
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

import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import styled from 'styled-components';
import { useNear } from '../../hooks/useNear';
import type { AroundProps } from './Around';

const around = onDemand(async () => (await import('./later')).Around);

/** What is loaded as it comes near. */
export function Below(props: AroundProps) {
  const { ref, near, onFocus } = useNear();
  const canDraw = useOnDemand(around, near);
  return (
    <Far ref={ref} onFocus={onFocus}>
      {canDraw && <around.Part {...props} />}
    </Far>
  );
}

/** As high as what comes is likely to be, so that what is below it does not jump. */
const Far = styled.div`
  min-height: 40rem;
`;

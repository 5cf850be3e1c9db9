import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import styled from 'styled-components';
import { useNear } from '../../hooks/useNear';
import type { AroundProps } from './Around';

const around = onDemand(async () => (await import('./Around')).Around);

export function Below(props: AroundProps) {
  const { ref, near, onFocus } = useNear();
  const canDraw = useOnDemand(around, near);
  return (
    <Far ref={ref} onFocus={onFocus}>
      {canDraw && <around.Part {...props} />}
    </Far>
  );
}

/** About the height of the content, to avoid a layout shift. */
const Far = styled.div`
  min-height: 40rem;
`;

import { useUser } from '@copper-carrot/contracts/runtime';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { type RefObject, useEffect, useState } from 'react';
import styled from 'styled-components';
import { type PickedAddress, savedAddress } from '../order/saved-address';

interface AboutAddressProps {
  /** Around the box that the address stands in. */
  field: RefObject<HTMLElement | null>;
  where: PickedAddress;
}

/** Which of the offices behind the door, and the whole address where its box is too narrow for it. */
export function AboutAddress({ field, where }: AboutAddressProps) {
  const { address } = where;
  const name = savedAddress(where, useUser())?.name;
  const [isCropped, setIsCropped] = useState(false);
  useEffect(() => {
    const box = field.current?.querySelector('input');
    if (!box) return;
    // That it goes on is seen in the box too.
    box.style.textOverflow = 'ellipsis';
    const watch = new ResizeObserver(() => setIsCropped(box.scrollWidth > box.clientWidth));
    watch.observe(box);
    return () => watch.disconnect();
  }, [field, address]);
  return (
    <>
      {name && <Small>{name}</Small>}
      {isCropped && <Small>{address}</Small>}
    </>
  );
}

const Small = styled.p`
  margin-top: ${space(1)};
  font-size: ${text.tiny};
  color: ${color.inkSoft};
`;

import { useUser } from '@copper-carrot/contracts/runtime';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { type RefObject, useEffect, useState } from 'react';
import styled from 'styled-components';
import { type PickedAddress, savedAddress } from '../order/saved-address';

interface AboutAddressProps {
  /** The element around the address box. */
  field: RefObject<HTMLElement | null>;
  where: PickedAddress;
}

/** The suite of the address, and the whole address if the box cuts it off. */
export function AboutAddress({ field, where }: AboutAddressProps) {
  const { address } = where;
  const name = savedAddress(where, useUser())?.name;
  const [isCropped, setIsCropped] = useState(false);
  useEffect(() => {
    const box = field.current?.querySelector('input');
    if (!box) return;
    // The ellipsis shows in the box that its text is cut off.
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

import { Icon } from '@copper-carrot/shared-ui/Icon';
import { useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { focusRing } from '@copper-carrot/shared-ui/styles';
import { color, radius } from '@copper-carrot/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { priceWords } from './parts';
import { type PriceWordsProps } from './PriceWords';

/** An info button about prices. On phones its text loads on the first press. */
export function PriceNote(words: PriceWordsProps) {
  const [isPressed, setIsPressed] = useState(false);
  const isThere = useOnDemand(priceWords, isPressed, () => setIsPressed(false));
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isThere || !isPressed) return;
    const mark = place.current?.querySelector('button');
    mark?.focus();
    mark?.click();
  }, [isThere, isPressed]);
  return (
    <span ref={place}>
      {isThere ? (
        <priceWords.Part {...words} />
      ) : (
        <Mark
          type="button"
          {...priceWords.intent}
          aria-label={words.label}
          onClick={() => setIsPressed(true)}
        >
          <Icon name="info" size="1.125rem" />
        </Mark>
      )}
    </span>
  );
}

const Mark = styled.button`
  display: inline-grid;
  place-items: center;
  min-width: 1.5rem;
  min-height: 1.5rem;
  margin: -0.25rem 0.125rem;
  padding: 0;
  vertical-align: middle;
  color: ${color.inkFaint};
  background: none;
  border: 0;
  border-radius: ${radius.round};
  cursor: help;

  &:focus-visible {
    ${focusRing}
    outline-offset: 0;
  }
`;

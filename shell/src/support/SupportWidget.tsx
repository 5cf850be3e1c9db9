import { useRef, useState } from 'react';
import { Button } from '@copper-carrot/shared-ui/Button';
import { onDemand } from '@copper-carrot/shared-ui/on-demand';
import { layer, media, radius, shadow, space } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';

const panel = onDemand(() => import('./SupportPanel').then(({ SupportPanel }) => SupportPanel));

/** The help button and its panel (2 §2), whose code loads on the first press. */
export function SupportWidget() {
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [submissions, setSubmissions] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    // After a success the next question gets an empty form (2 §4).
    if (isSent) {
      setIsSent(false);
      setSubmissions((count) => count + 1);
    }
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Corner {...panel.intent}>
        <Button
          ref={button}
          icon="info"
          variant="secondary"
          aria-label="Help"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? close() : void panel.whenThere(open))}
        >
          <Word>Help</Word>
        </Button>
      </Corner>
      {isOpen && (
        <panel.Part key={submissions} isSent={isSent} onSent={() => setIsSent(true)} onClose={close} />
      )}
    </>
  );
}

/** Hidden on phones, where the button covers as little of a page as it can. */
const Word = styled.span`
  display: none;

  ${media.largeTablet} {
    display: inline;
  }
`;

/** A tab no wider than the margin beside a page, so that it covers no button. */
const Corner = styled.div`
  position: fixed;
  /* Above what a phone's pages keep at the lower edge. */
  inset: auto 0 6rem auto;
  z-index: ${layer.sticky};
  border-radius: ${radius.medium} 0 0 ${radius.medium};
  box-shadow: ${shadow.high};

  button {
    min-width: 0;
    padding: ${space(3)} ${space(1)};
    border-inline-end: 0;
    border-radius: inherit;
    writing-mode: vertical-rl;
  }
  ${media.largeTablet} {
    inset-block-end: 40vh;
  }
  @media print {
    display: none;
  }
`;

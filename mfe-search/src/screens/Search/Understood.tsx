import { useUser } from '@copper-carrot/contracts/runtime';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { hidden } from '@copper-carrot/shared-ui/styles';
import { color, media, space, text } from '@copper-carrot/shared-ui/tokens';
import { VisuallyHidden } from '@copper-carrot/shared-ui/VisuallyHidden';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { usePlaces } from '../../hooks/usePlaces';
import { type SearchControls } from '../../hooks/useSearchState';
import { askedWords } from '../../search/without';
import { knownFrom } from '../../search/words/known';
import { idsOf, literalOf, partsIn, saidAfter, takeBack } from '../../search/words/take-back';
import { type Part, understand } from '../../search/words/understand';
import { ActiveFilters, type ActiveFiltersProps, Chip } from './ActiveFilters';
import { type Sent } from './sent';

export interface UnderstoodProps extends Pick<SearchControls, 'state' | 'go' | 'said'>, ActiveFiltersProps {
  narrow: boolean;
  /** The words sent last. */
  sent: Sent | null;
}

/** What the search words were understood as, with undo, and the other filters. */
export function Understood({ state, go, said, names, narrow, sent }: UnderstoodProps) {
  const row = useRef<HTMLDivElement>(null);
  useUnderstanding({ state, go, said, names }, sent, row);
  const parts = said ? partsIn(state, said) : [];
  const shown = new Set(
    parts.flatMap(({ set }) => Object.entries(set).flatMap(([key, value]) => idsOf(key, value))),
  );
  const undo = (part: Part) => {
    if (!said) return;
    const before = takeBack(state, said, part);
    go(before.state, { said: before.said });
    // The chip disappears, so the focus moves to the row.
    row.current?.focus();
  };
  return (
    <>
      <VisuallyHidden role="status">
        {parts.length > 0 && summary(parts, askedWords(state.text))}
      </VisuallyHidden>
      <Row
        ref={row}
        tabIndex={-1}
        role="group"
        aria-label="Understood"
        data-empty={parts.length === 0 || undefined}
      >
        {parts.length > 0 && (
          <>
            <Word aria-hidden>Understood</Word>
            {parts.map((part) => (
              <Chip
                key={part.label}
                type="button"
                onClick={() => undo(part)}
                aria-label={`Take back: ${part.label}, typed as “${part.words.join(' ')}”`}
              >
                {part.label}
                <Icon name="close" size="0.875rem" />
              </Chip>
            ))}
          </>
        )}
      </Row>
      {!narrow && <ActiveFilters state={state} go={go} names={names} without={shown} />}
    </>
  );
}

const summary = (parts: readonly Part[], rest: string) =>
  `Understood: ${parts.map(({ label }) => label).join(' · ')}.${rest ? ` Searched for as words: ${rest}.` : ''}`;

/** Parses sent words once the place is known, as dates depend on its time zone. */
function useUnderstanding(
  {
    state,
    go,
    said,
    names,
  }: Pick<SearchControls, 'state' | 'go' | 'said'> & Pick<ActiveFiltersProps, 'names'>,
  sent: Sent | null,
  row: { readonly current: HTMLElement | null },
) {
  const user = useUser();
  const { places, failed } = usePlaces();
  const done = useRef<Sent | null>(null);
  const isReady = places.length > 0 || failed !== undefined;
  useEffect(() => {
    if (!sent || !isReady || done.current === sent) return;
    done.current = sent;
    const restaurants = [...(names.brands?.values() ?? [])];
    const known = knownFrom(places, user !== null, [...sent.names, ...restaurants], literalOf(said));
    const found = understand(sent.text, state, known);
    const isNews = found.parts.length > 0;
    if (!isNews && found.rest === state.text) return;
    const settle = () => {
      // Moves focus out of the field first, as a change under the cursor would open the suggestions.
      if (isNews && !sent.isOpened) row.current?.focus();
      sent.settle(found.rest);
      go(found.state, { replace: !isNews || sent.isOpened, said: saidAfter(said, found, found.state) });
    };
    // After the current render, as a focus handler may render too.
    queueMicrotask(settle);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each text that is sent
  }, [sent, isReady]);
}

const Row = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  overflow-x: auto;
  scrollbar-width: none;
  outline: none;

  > * {
    flex: none;
  }
  &[data-empty] {
    ${hidden}
  }
  ${media.largeTablet} {
    flex-wrap: wrap;
    overflow-x: visible;
  }
`;
const Word = styled.span`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;

import type { SuggestionKind, Schemas } from '@copper-carrot/contracts';
import { type Choice } from '@copper-carrot/shared-ui/choice';
import { useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { suggestSearches } from '../../api';
import { askedWords } from '../../search/without';
import { packageHref } from '../../search/package-href';
import { type SearchControls } from '../../hooks/useSearchState';
import { PlainBox } from './PlainBox';
import { suggestingBox } from './parts';
import { type Sent } from './sent';

const pauseMs = 400;
const kinds: Record<SuggestionKind, string> = {
  package: 'Package',
  brand: 'Restaurant',
  dish: 'Dish',
  category: 'Cuisine',
};

interface SearchTextProps extends Pick<SearchControls, 'state' | 'change' | 'said'> {
  onSend: (sent: Sent) => void;
}

/** Words to search for, asked for once the typing pauses; suggestions lead on to what they name, Enter to what they mean. */
export function SearchText({ state, change, said, onSend }: SearchTextProps) {
  const navigate = useNavigate();
  const draft = said?.draft;
  const outer = draft?.beside === state.text ? draft.text : state.text;
  const [typed, setTyped] = useState(outer);
  // What the field asked for itself may come back after more was typed; words from elsewhere replace what stands there.
  const [asked, setAsked] = useState(outer);
  const [shown, setShown] = useState(outer);
  if (shown !== outer) {
    setShown(outer);
    if (outer !== asked) {
      setAsked(outer);
      setTyped(outer);
    }
  }
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const text = typed.trim();
    if (text === asked) return;
    pause.current = setTimeout(() => {
      setAsked(text);
      change({ text }, { replace: true });
    }, pauseMs);
    return () => clearTimeout(pause.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a pause in the typing asks; a new `change` does not
  }, [typed]);

  const found = useRef<Schemas['SearchSuggestion'][]>([]);
  const suggest = async (text: string, signal: AbortSignal): Promise<Choice[]> => {
    // Nobody who writes 'no nuts' is to be led to the very nuts.
    const asked = askedWords(text);
    found.current = asked ? await suggestSearches(asked, state.placeId, signal) : [];
    return found.current.map((each) => ({
      value: valueOf(each),
      label: each.label,
      description: [kinds[each.kind], each.detail].filter(Boolean).join(' · '),
    }));
  };
  const choose = (choice: Choice | null) => {
    const chosen = choice && found.current.find((each) => valueOf(each) === choice.value);
    if (!chosen) return;
    // A package has a page of its own; back brings the words again. A restaurant's name shows what it has for this event.
    if (chosen.kind === 'package') void navigate(packageHref(chosen.slug, state));
    else if (chosen.kind !== 'category') change({ text: chosen.label });
    else {
      setTyped('');
      change({ text: '', cuisines: [...new Set([...state.cuisines, chosen.slug])] });
    }
  };
  const send = (event: KeyboardEvent) => {
    const isChoosing = (event.target as Element).hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || isChoosing || event.nativeEvent.isComposing) return;
    onSend({
      text: typed,
      names: found.current.flatMap(({ kind, label }) =>
        kind === 'package' || kind === 'brand' ? label : [],
      ),
      settle: (text) => {
        // The pause may end before what is set here is drawn, and would ask for the words that became filters.
        clearTimeout(pause.current);
        setAsked(text);
        setTyped(text);
      },
    });
  };
  const [isWanted, setIsWanted] = useState(false);
  const isThere = useOnDemand(suggestingBox, isWanted, () => setIsWanted(false));
  const box = {
    label: 'Search dishes, packages and restaurants',
    placeholder: 'Dish, diet or kitchen',
    text: typed,
    onTextChange: setTyped,
  };
  const [isComposing, setIsComposing] = useState(false);
  const suggests = isThere && !isComposing;
  const { input, onFocused } = useFocusKept(suggests);
  // What was written before the suggestions came is news to them, or they would wait for the next letter.
  const [textThen, setTextThen] = useState(typed);
  const [isTold, setIsTold] = useState(suggests);
  useLayoutEffect(() => setIsTold(suggests), [suggests]);
  return (
    // Before the list of suggestions takes the key: without an option in it, Enter sends the words.
    <div onKeyDownCapture={send}>
      {suggests ? (
        <suggestingBox.Part
          {...box}
          text={isTold ? typed : textThen}
          ref={input}
          labelHidden
          icon="search"
          suggest={suggest}
          onChange={choose}
          emptyWords="No name like that; the results below show what comes close."
        />
      ) : (
        <PlainBox
          {...box}
          ref={input}
          onIntent={() => {
            setIsWanted(true);
            if (!isWanted) setTextThen(typed);
          }}
          onFocused={onFocused}
          onComposing={setIsComposing}
        />
      )}
    </div>
  );
}

/** In the place of one field comes another: who writes in the first goes on in the second. */
function useFocusKept(isSecond: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const isFocused = useRef(false);
  useLayoutEffect(() => {
    const { current: field } = input;
    if (!isSecond || !field || !isFocused.current) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [isSecond]);
  const onFocused = (focused: boolean) => {
    isFocused.current = focused;
  };
  return { input, onFocused };
}

const valueOf = ({ kind, id }: Schemas['SearchSuggestion']) => `${kind}-${id}`;

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

/** The search field: searches after a typing pause, links suggestions, and parses the words on Enter. */
export function SearchText({ state, change, said, onSend }: SearchTextProps) {
  const navigate = useNavigate();
  const draft = said?.draft;
  const outer = draft?.beside === state.text ? draft.text : state.text;
  const [typed, setTyped] = useState(outer);
  // The field's own search may come back after more typing; only other changes replace the text.
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
    // Words to exclude, such as 'no nuts', are not searched for.
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
    // A package opens its page, and back restores the text. A restaurant's name filters this search. A
    // partly typed text leaves no history entry.
    if (chosen.kind === 'package') void navigate(packageHref(chosen.slug, { ...state, text: '' }));
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
        // Otherwise the pause could end before the change is rendered, and search the words that became
        // filters.
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
  // Text typed before the suggestions loaded counts as new, so that they appear at once.
  const [textThen, setTextThen] = useState(typed);
  const [isTold, setIsTold] = useState(suggests);
  useLayoutEffect(() => setIsTold(suggests), [suggests]);
  return (
    // In the capture phase, before the list handles the key: without a selected option, Enter sends the
    // words.
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

/** Moves focus and caret to the field that replaces the first one. */
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

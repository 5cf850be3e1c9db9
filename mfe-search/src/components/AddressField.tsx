import { type Schemas } from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { ComboBox } from '@copper-carrot/shared-ui/ComboBox';
import { useRef, useState } from 'react';
import { suggestAddresses } from '../api';

export interface ChosenAddress {
  googlePlaceId: string | null;
  address: string | null;
  /** Where the address lies, if a suggestion was chosen. */
  placeId?: number | null;
  timeZone?: string;
}

export interface AddressFieldProps {
  address: string | null;
  placeId: number | null;
  onChange: (chosen: ChosenAddress) => void;
  label?: string;
  labelHidden?: boolean;
  description?: string;
  error?: string;
  name?: string;
  placeholder?: string;
}

const nowhere: ChosenAddress = { googlePlaceId: null, address: null };
const none: Schemas['Session']['addresses'] = [];

type Known = Pick<Schemas['AddressSuggestion'], 'google_place_id' | 'formatted_address'>;
const choiceOf = ({ google_place_id: value, formatted_address: label }: Known) => ({ value, label });
const ownChoice = (each: Known) => ({ ...choiceOf(each), description: 'From your addresses' });

/** Two offices behind one door are one address here. */
const eachOnce = (addresses: Schemas['Session']['addresses']) => [
  ...new Map(addresses.map((each) => [each.google_place_id, each])).values(),
];

/** An address by suggestion while typing; the own address book comes first. What is typed and not chosen counts as well. */
export function AddressField({
  address,
  placeId,
  onChange,
  label = 'Delivery address',
  ...rest
}: AddressFieldProps) {
  const own = eachOnce(useUser()?.addresses ?? none);
  const [typed, setTyped] = useState(address ?? '');
  const [shown, setShown] = useState(address);
  // Another address from outside, as by the back button, takes the place of what was typed.
  if (shown !== address) {
    setShown(address);
    setTyped(address ?? '');
  }
  const found = useRef<ChosenAddress[]>([]);
  const suggest = async (text: string, signal: AbortSignal) => {
    const like = text.trim().toLowerCase();
    const mine = own
      .filter(({ formatted_address }) => formatted_address.toLowerCase().includes(like))
      .slice(0, 3)
      .map((each) => ({ ...each, own: true as const }));
    const suggested = await suggestAddresses(text, placeId, signal);
    const known = new Set(mine.map(({ google_place_id }) => google_place_id));
    const all = [...mine, ...suggested.filter(({ google_place_id }) => !known.has(google_place_id))];
    found.current = all.map(chosenFrom);
    return all.map((each) => ('own' in each ? ownChoice(each) : choiceOf(each)));
  };
  const settle = () => {
    const text = typed.trim();
    if (text === (address ?? '')) return;
    onChange(text === '' ? nowhere : { googlePlaceId: null, address: text });
  };
  return (
    <ComboBox
      {...rest}
      label={label}
      icon="pin"
      text={typed}
      onTextChange={setTyped}
      suggest={suggest}
      atFirst={own.slice(0, 5).map(ownChoice)}
      onChange={(choice) => {
        const known = [...found.current, ...own.map(chosenFrom)];
        const chosen = choice && known.find(({ googlePlaceId }) => googlePlaceId === choice.value);
        if (chosen) onChange(chosen);
      }}
      onBlur={settle}
      emptyWords="No such address yet. Go on typing."
    />
  );
}

const chosenFrom = (
  each: Pick<Schemas['AddressSuggestion'], 'google_place_id' | 'formatted_address' | 'place_id'> & {
    time_zone?: string;
  },
): ChosenAddress => ({
  googlePlaceId: each.google_place_id,
  address: each.formatted_address,
  placeId: each.place_id,
  timeZone: each.time_zone,
});

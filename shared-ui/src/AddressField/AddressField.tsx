import type { Schemas } from '@copper-carrot/contracts';
import { useEffect, useRef } from 'react';
import { ComboBox, type ComboBoxProps } from '../ComboBox/ComboBox';
import { type Near, suggestAddresses } from './api';

type Suggestion = Schemas['AddressSuggestion'];

/** An address that the API can place: one that it suggested, or one of an address book. */
export type KnownAddress = Pick<Suggestion, 'google_place_id' | 'formatted_address'> &
  Partial<Pick<Suggestion, 'place_id' | 'approximate' | 'zip'>> & {
    /** Of an address book: which entry it is, and what tells it from others behind its door. */
    id?: number;
    name?: string;
  };

export interface AddressFieldProps
  extends
    Pick<
      ComboBoxProps,
      | 'label'
      | 'labelHidden'
      | 'description'
      | 'error'
      | 'name'
      | 'required'
      | 'disabled'
      | 'placeholder'
      | 'onBlur'
    >,
    Near {
  /** What stands in the box. */
  text: string;
  /** Each change of the words; with the address that they are where one was picked, else null. */
  onChange: (text: string, known: KnownAddress | null) => void;
  /** Offered before anything is typed, and first among what fits: the reader's own. */
  own?: readonly KnownAddress[];
}

const atFirst = 5;
const ownWhileTyping = 3;

/** An address by suggestion while it is typed. Words that are no suggestion may stay: the API looks them up. */
export function AddressField({
  text,
  onChange,
  own = none,
  placeId,
  brandId,
  placeholder = 'Street and number, city',
  ...field
}: AddressFieldProps) {
  const offices = eachOnce(own);
  const found = useRef<readonly KnownAddress[]>(none);
  // A pick puts its words into the box as well, and that is no change of them.
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  const say = (words: string, known: KnownAddress | null) => {
    latest.current = words;
    onChange(words, known);
  };
  const suggest = async (words: string, signal: AbortSignal) => {
    const like = words.trim().toLowerCase();
    const mine = offices
      .filter(({ formatted_address }) => formatted_address.toLowerCase().includes(like))
      .slice(0, ownWhileTyping);
    const suggested = await suggestAddresses(words, { placeId, brandId }, signal);
    const others = suggested.filter((each) =>
      mine.every((own) => own.google_place_id !== each.google_place_id),
    );
    found.current = others;
    return [...mine.map(ownChoice), ...others.map((each) => choiceOf(each, words))];
  };
  return (
    <ComboBox
      {...field}
      icon="pin"
      autoComplete="off"
      allowsOwnText
      placeholder={placeholder}
      text={text}
      suggest={suggest}
      atFirst={offices.slice(0, atFirst).map(ownChoice)}
      onTextChange={(words) => words !== latest.current && say(words, null)}
      onChange={(choice) => {
        const known = [...found.current, ...offices].find((each) => keyOf(each) === choice?.value);
        if (known) say(known.formatted_address, known);
      }}
      emptyWords="No such address yet. Go on typing."
    />
  );
}

const none: readonly KnownAddress[] = [];

const keyOf = ({ google_place_id, name = '' }: KnownAddress) => google_place_id + name;
const choiceOf = (each: KnownAddress, words = '') => ({
  value: keyOf(each),
  label: each.formatted_address,
  description: each.approximate ? approximately(each, words) : undefined,
});
const approximately = ({ zip = '' }: KnownAddress, words: string) =>
  words.includes(zip) ? 'Found by its ZIP code' : `${zip} is our guess: add the ZIP code`;
const ownChoice = (each: KnownAddress) => ({
  ...choiceOf(each),
  description: [each.name, 'From your addresses'].filter(Boolean).join(' · '),
});

/** Entries that nothing tells apart are one address here; two floors behind one door are two. */
const eachOnce = (addresses: readonly KnownAddress[]) => [
  ...new Map(addresses.map((each) => [keyOf(each), each])).values(),
];

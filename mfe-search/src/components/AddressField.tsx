import { useUser } from '@copper-carrot/contracts/runtime';
import {
  AddressField as Field,
  type AddressFieldProps as FieldProps,
  type KnownAddress,
} from '@copper-carrot/shared-ui/AddressField';
import { useState } from 'react';

export interface ChosenAddress {
  googlePlaceId: string | null;
  address: string | null;
  /** Where the address lies, if a known one was chosen. */
  placeId?: number | null;
  timeZone?: string;
}

export interface AddressFieldProps extends Omit<
  FieldProps,
  'text' | 'own' | 'onBlur' | 'onChange' | 'label'
> {
  address: string | null;
  onChange: (chosen: ChosenAddress) => void;
  label?: string;
}

const nowhere: ChosenAddress = { googlePlaceId: null, address: null };

/** Where a search delivers to, the own address book first. What is typed and not chosen counts once the field is left. */
export function AddressField({ address, onChange, label = 'Delivery address', ...field }: AddressFieldProps) {
  const own = useUser()?.addresses;
  const [typed, setTyped] = useState(address ?? '');
  const [shown, setShown] = useState(address);
  // Another address from outside, as by the back button, takes the place of what was typed.
  if (shown !== address) {
    setShown(address);
    setTyped(address ?? '');
  }
  const settle = () => {
    const text = typed.trim();
    if (text === (address ?? '')) return;
    onChange(text === '' ? nowhere : { googlePlaceId: null, address: text });
  };
  return (
    <Field
      {...field}
      label={label}
      own={own}
      text={typed}
      onChange={(text, known) => {
        setTyped(text);
        if (known) onChange(chosenFrom(known));
      }}
      onBlur={settle}
    />
  );
}

const chosenFrom = (known: KnownAddress): ChosenAddress => ({
  googlePlaceId: known.google_place_id,
  address: known.formatted_address,
  placeId: known.place_id,
  timeZone: known.time_zone,
});

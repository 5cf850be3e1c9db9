import { useUser } from '@copper-carrot/contracts/runtime';
import {
  AddressField as Field,
  type AddressFieldProps as FieldProps,
  type KnownAddress,
} from '@copper-carrot/shared-ui/AddressField';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { useRef, useState } from 'react';
import { ownAddresses, type PickedAddress } from '../order/saved-address';

const about = onDemand(async () => (await import('./AboutAddress')).AboutAddress);

export interface ChosenAddress {
  googlePlaceId: string | null;
  address: string | null;
  /** The id of the entry picked from the person's address book. */
  addressId: number | null;
  /** The place of the address, if a known one was chosen. */
  placeId?: number | null;
}

export interface AddressFieldProps extends Omit<
  FieldProps,
  'text' | 'own' | 'onBlur' | 'onChange' | 'label'
> {
  where: PickedAddress;
  onChange: (chosen: ChosenAddress) => void;
  label?: string;
}

/**
 * The delivery address of a search, with the person's address book first. Typed text counts once the field
 * is left.
 */
export function AddressField({ where, onChange, label = 'Delivery address', ...field }: AddressFieldProps) {
  const { address } = where;
  const user = useUser();
  const [typed, setTyped] = useState(address ?? '');
  const [shown, setShown] = useState(address);
  // An address changed from outside, as by the back button, replaces the typed text.
  if (shown !== address) {
    setShown(address);
    setTyped(address ?? '');
  }
  const root = useRef<HTMLDivElement>(null);
  const canTell = useOnDemand(about, address !== null);
  const settle = () => {
    const text = typed.trim();
    if (text === (address ?? '')) return;
    onChange({ googlePlaceId: null, address: text || null, addressId: null });
  };
  return (
    <div ref={root}>
      <Field
        {...field}
        label={label}
        own={ownAddresses(user)}
        text={typed}
        onChange={(text, known) => {
          setTyped(text);
          if (known) onChange(chosenFrom(known));
        }}
        onBlur={settle}
      />
      {canTell && address && <about.Part field={root} where={where} />}
    </div>
  );
}

const chosenFrom = (known: KnownAddress): ChosenAddress => ({
  googlePlaceId: known.google_place_id,
  address: known.formatted_address,
  addressId: known.id ?? null,
  placeId: known.place_id,
});

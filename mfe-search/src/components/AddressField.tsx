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
  /** Its entry, where it was picked from the own address book. */
  addressId: number | null;
  /** Where the address lies, if a known one was chosen. */
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

/** Where a search delivers to, the own address book first. What is typed and not chosen counts once the field is left. */
export function AddressField({ where, onChange, label = 'Delivery address', ...field }: AddressFieldProps) {
  const { address } = where;
  const user = useUser();
  const [typed, setTyped] = useState(address ?? '');
  const [shown, setShown] = useState(address);
  // Another address from outside, as by the back button, takes the place of what was typed.
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

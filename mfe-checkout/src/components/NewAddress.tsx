import { AddressField, type KnownAddress } from '@copper-carrot/shared-ui/AddressField';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { useState } from 'react';
import { fieldLabels } from '../checkout/fields';
import { useCheckout } from '../hooks/useCheckout';
import { placeOf, type TypedPlace } from '../hooks/useTypedPlace';

interface Props {
  typed: TypedPlace;
  setTyped: (typed: TypedPlace) => void;
  error?: string;
  disabled: boolean;
}

/** A new address with suggestions while typing. */
export function NewAddress({ typed, setTyped, error, disabled }: Props) {
  const { change, order, values } = useCheckout();
  const [picked, setPicked] = useState<KnownAddress | null>(null);
  const approximate = picked?.approximate && picked.formatted_address === typed.text;
  return (
    <>
      <AddressField
        label={fieldLabels.formatted_address}
        name="formatted_address"
        text={typed.text}
        brandId={order.brand_id}
        error={error}
        disabled={disabled}
        onChange={(text, known) => {
          const said = known && {
            google_place_id: known.google_place_id,
            formatted_address: known.formatted_address,
          };
          setPicked(known);
          setTyped({ text, said });
          // The previous suggestion no longer matches the text.
          change(placeOf({ text, said }));
        }}
      />
      {approximate && (
        <Notice tone="info">
          We place this address by its ZIP code, so please check that it is right.{' '}
          {values.pickup
            ? 'That is near enough to say how far each kitchen is.'
            : 'Suite and instructions help the driver.'}
        </Notice>
      )}
    </>
  );
}

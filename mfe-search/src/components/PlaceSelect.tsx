import type { Schemas } from '@copper-carrot/contracts';
import { Select } from '@copper-carrot/shared-ui/Select';
import { count } from '@copper-carrot/shared-ui/words';
import { type Ref } from 'react';
import { choosePlace } from './words';

export function PlaceSelect({
  places,
  value,
  onChange,
  label = 'Place',
  ref,
}: {
  places: readonly Schemas['Place'][];
  value: number | null;
  onChange: (place: Schemas['Place']) => void;
  label?: string;
  ref?: Ref<HTMLButtonElement>;
}) {
  return (
    <Select
      ref={ref}
      label={label}
      icon="pin"
      placeholder={choosePlace}
      options={places.map((place) => ({
        value: String(place.enum),
        label: place.label,
        description: count(place.brands_count, 'restaurant'),
      }))}
      value={value === null || places.length === 0 ? null : String(value)}
      onChange={(id) => {
        const place = places.find((each) => String(each.enum) === id);
        if (place) onChange(place);
      }}
    />
  );
}

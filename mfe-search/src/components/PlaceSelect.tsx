import type { Schemas } from '@copper-carrot/contracts';
import { Select } from '@copper-carrot/shared-ui/Select';
import { count } from '@copper-carrot/shared-ui/words';

/** One of the delivery places (1 §3). */
export function PlaceSelect({
  places,
  value,
  onChange,
  label = 'Place',
}: {
  places: readonly Schemas['Place'][];
  value: number | null;
  onChange: (place: Schemas['Place']) => void;
  label?: string;
}) {
  return (
    <Select
      label={label}
      icon="pin"
      placeholder="Choose a place"
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

import { sql } from '../../database';
import { prepared } from '../../prepared';
import { centralZips } from '../../places';
import { useDatabase } from '../../testing';
import { addressForms } from './address-forms.data';
import { suggestAddresses } from './geocode';

useDatabase();

const partsOf = (text: string) =>
  text
    .split(/[,+]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .sort();
const townOfZip = prepared(
  'town-of-zip',
  { city: 'text', state: 'text' },
  'select city, state from zip_codes where zip = $1',
);

it.each(addressForms.map((form) => [form.placeId, form.text, form.means] as const))(
  'in place %s "%s" is found',
  async (placeId, text, means) => {
    const [found] = await suggestAddresses(text, { placeId });
    if (!means) return expect(found).toBeUndefined();
    const { street, unit, town, state, zip, besides } = means;
    expect(found && partsOf(found.formattedAddress)).toEqual(
      partsOf([street, unit, besides, town, `${state} ${found?.zip}`].join(',')),
    );
    expect(found).toMatchObject({ city: town, state, approximate: true });
    if (/^\d/.test(zip)) return expect(found?.zip).toBe(zip);
    if (zip === 'central') expect(Object.values(centralZips).flat()).toContain(found?.zip);
    expect(await sql.rows(townOfZip, [found?.zip])).toEqual([{ city: town, state }]);
  },
);

import { positionOfZip } from '../addresses';
import { places } from '../places';
import { type Random } from '../random';
import { addDays } from '../schedule';
import { areaCodes } from './brands';
import { cities } from './cities.data';
import { jobTeams } from './people.data';
import { phoneNumber } from './wording';
import { type DemoAddress, type DemoTeam, type DemoDataset } from './dataset';

export function addAddresses(dataset: DemoDataset, team: DemoTeam, floor: string, random: Random): void {
  const place = places.find(({ id }) => id === team.placeId);
  const known = cities[team.placeId];
  if (!place || !known) throw new Error(`No place ${team.placeId}`);
  // Close to the middle: that is where offices are, and where most kitchens deliver.
  const spots = random.sample(known.neighborhoods.slice(0, 8), team.id === 1 ? 3 : 2);
  spots.forEach((spot, index) => {
    const position = positionOfZip(spot.zip);
    const owner = team.members[0]?.user;
    const street = `${random.int(20, 760)} ${random.pick(known.streets)}`;
    const address: DemoAddress = {
      id: dataset.tables.nextId('addresses'),
      placeId: team.placeId,
      zip: spot.zip,
      state: place.state,
      formatted: `${street}, ${spot.city}, ${place.state} ${spot.zip}`,
      // The local geocoder's own form, so that the address can be looked up again.
      googlePlaceId: `local:${spot.zip}:${Buffer.from(street).toString('base64url')}`,
      suite: index === 0 ? floor : random.pick(['Ground floor', '2nd floor', 'Suite 410', 'Roof terrace']),
      label: index === 0 ? `Main office, ${floor}` : `${spot.name} office`,
      companyName: index === 0 ? team.name : `${team.name}, ${spot.name}`,
      ...position,
      timeZone: place.timeZone,
      contactName: owner?.name ?? team.name,
      contactPhone: phoneNumber(areaCodes[team.placeId] ?? '212', team.id * 3 + index),
    };
    team.addresses.push(address);
    dataset.tables.add('addresses', {
      id: address.id,
      user_id: owner?.id ?? null,
      team_id: team.id,
      label: address.label,
      company_name: address.companyName,
      formatted_address: address.formatted,
      google_place_id: address.googlePlaceId,
      suite: address.suite,
      city: spot.city,
      state: address.state,
      zip: address.zip,
      latitude: address.latitude,
      longitude: address.longitude,
      approximate: true,
      place_id: address.placeId,
      time_zone: address.timeZone,
      contact_name: address.contactName,
      contact_phone: address.contactPhone,
      delivery_instructions: random.pick([
        'Ask for the kitchen at reception; the freight lift is on the left.',
        'Please call on arrival, the door needs a badge.',
        'Use the loading dock on the side street.',
        'Front desk will send someone down.',
      ]),
    });
  });
}

export function addCards(dataset: DemoDataset, team: DemoTeam, random: Random): void {
  const holders = team.members.filter(
    ({ role, user }) => role === 'admin' || (role === 'orderer' && user.id > 10),
  );
  const nicknames = team.id === 1 ? ['Team lunches', 'Client events'] : ['Office card'];
  const [holder] = holders;
  // The newcomer has nothing yet: that is what this account is for.
  if (!holder || team.id === 3) return;
  nicknames.forEach((nickname, index) => {
    const id = dataset.tables.nextId('credit_cards');
    const visa = index === 0;
    team.cards.push({ id, userId: holder.user.id, teamId: team.id });
    dataset.tables.add('credit_cards', {
      id,
      user_id: holder.user.id,
      team_id: team.id,
      nickname,
      stripe_payment_method_id: `pm_demo_${id}`,
      brand: visa ? 'visa' : 'mastercard',
      last4: visa ? '4242' : '4444',
      exp_month: random.int(1, 12),
      exp_year: Number(dataset.today.slice(0, 4)) + random.int(2, 4),
    });
  });
}

export function addContacts(dataset: DemoDataset, team: DemoTeam, random: Random): void {
  for (const { user } of team.members.slice(0, 2))
    dataset.tables.add('team_contacts', {
      id: dataset.tables.nextId('team_contacts'),
      team_id: team.id,
      name: `${user.name}, ${random.pick(jobTeams)}`,
      entity: 'person',
      phone_number: phoneNumber(areaCodes[team.placeId] ?? '212', user.id),
      email: user.email,
      contact_method_type: random.pick(['phone', 'sms', 'email']),
    });
  dataset.tables.add('team_contacts', {
    id: dataset.tables.nextId('team_contacts'),
    team_id: team.id,
    name: 'Front desk',
    entity: 'store',
    phone_number: phoneNumber(areaCodes[team.placeId] ?? '212', team.id + 60),
    email: null,
    contact_method_type: 'phone',
  });
  if (team.id === 5 || team.id === 7)
    dataset.tables.add('tax_exemptions', {
      team_id: team.id,
      state: team.addresses[0]?.state ?? 'MA',
      certificate_number: `EX-${random.int(100000, 999999)}`,
      expires_on: addDays(dataset.today, 400),
    });
}

/** What a state taxes meals with outside the cities of `places.data.ts`. Its rate is a demo figure, near the true one. */
export interface StateTax {
  state: string;
  code: string;
  label: string;
  ratePpm: number;
}

type Line = [state: string, label: string, ratePpm: number];

// A state that is not named taxes no meals.
// prettier-ignore
const lines: Line[] = [
  ['AL', 'Alabama sales tax', 40_000],
  ['AR', 'Arkansas sales tax', 65_000],
  ['AZ', 'Arizona sales tax', 56_000],
  ['CA', 'California sales tax', 72_500],
  ['CO', 'Colorado sales tax', 29_000],
  ['CT', 'Connecticut meals tax', 73_500],
  ['DC', 'District meals tax', 100_000],
  ['FL', 'Florida sales tax', 60_000],
  ['GA', 'Georgia sales tax', 40_000],
  ['HI', 'Hawaii excise tax', 40_000],
  ['IA', 'Iowa sales tax', 60_000],
  ['ID', 'Idaho sales tax', 60_000],
  ['IL', 'Illinois sales tax', 62_500],
  ['IN', 'Indiana sales tax', 70_000],
  ['KS', 'Kansas sales tax', 65_000],
  ['KY', 'Kentucky sales tax', 60_000],
  ['LA', 'Louisiana sales tax', 50_000],
  ['MA', 'Massachusetts meals tax', 70_000],
  ['MD', 'Maryland sales tax', 60_000],
  ['ME', 'Maine meals tax', 80_000],
  ['MI', 'Michigan sales tax', 60_000],
  ['MN', 'Minnesota sales tax', 68_750],
  ['MO', 'Missouri sales tax', 42_250],
  ['MS', 'Mississippi sales tax', 70_000],
  ['NC', 'North Carolina sales tax', 47_500],
  ['ND', 'North Dakota sales tax', 50_000],
  ['NE', 'Nebraska sales tax', 55_000],
  ['NH', 'New Hampshire meals tax', 85_000],
  ['NJ', 'New Jersey sales tax', 66_250],
  ['NM', 'New Mexico sales tax', 48_750],
  ['NV', 'Nevada sales tax', 68_500],
  ['NY', 'New York State sales tax', 40_000],
  ['OH', 'Ohio sales tax', 57_500],
  ['OK', 'Oklahoma sales tax', 45_000],
  ['PA', 'Pennsylvania sales tax', 60_000],
  ['RI', 'Rhode Island meals tax', 80_000],
  ['SC', 'South Carolina sales tax', 60_000],
  ['SD', 'South Dakota sales tax', 42_000],
  ['TN', 'Tennessee sales tax', 70_000],
  ['TX', 'Texas sales tax', 62_500],
  ['UT', 'Utah meals tax', 61_000],
  ['VA', 'Virginia meals tax', 53_000],
  ['VT', 'Vermont meals tax', 90_000],
  ['WA', 'Washington sales tax', 65_000],
  ['WI', 'Wisconsin sales tax', 50_000],
  ['WV', 'West Virginia sales tax', 60_000],
  ['WY', 'Wyoming sales tax', 40_000],
];

export const stateTaxes: readonly StateTax[] = lines.map(([state, label, ratePpm]) => ({
  state,
  code: `US-${state}-STATE`,
  label,
  ratePpm,
}));

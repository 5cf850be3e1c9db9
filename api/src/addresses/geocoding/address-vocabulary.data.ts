import { usStates } from '@copper-carrot/contracts';

const words = (line: string) => new Set(line.split(' '));

/** State names with their codes, including common short forms, the territories and the District of Columbia. */
export const stateCodes: ReadonlyMap<string, string> = new Map([
  ...Object.entries(usStates).map(([code, name]) => [name.toLowerCase(), code] as const),
  // prettier-ignore
  ...Object.entries({
    calif: 'CA', colo: 'CO', conn: 'CT', mass: 'MA', mich: 'MI', minn: 'MN', okla: 'OK', tenn: 'TN', wisc: 'WI',
    'american samoa': 'AS', guam: 'GU', 'northern mariana islands': 'MP', 'puerto rico': 'PR', 'virgin islands': 'VI',
  }),
]);

/** State codes that also abbreviate Court, Floor and Northeast. */
export const ambiguousStates: ReadonlySet<string> = words('CT FL NE');

/** Last words of street names: types, abbreviations, and names without a type. */
export const streetTypes: ReadonlySet<string> = words(
  [
    'st street av ave avenue blvd boulevard rd road dr drive ln lane ct court pl place plz plaza sq square ter terr terrace way',
    'pkwy pky parkway hwy highway cir circle aly alley expy expressway fwy freeway loop row walk path trl trail pike tpke turnpike',
    'cres crescent mews pass broadway bowery bend bluff bridge bypass cswy causeway commons concourse cove crossing xing esplanade',
    'ext extension green grove heights hts hill hills landing mall mill mills oval promenade ridge rdg route rte run slip view vista',
    'wharf americas embarcadero yard yards harbor park',
  ].join(' '),
);

export const directions: ReadonlySet<string> = words(
  'n s e w ne nw se sw north south east west northeast northwest southeast southwest',
);

/** First words of street names that are no name alone: no street in "300 Via Los Gatos" is called Via. */
export const openingWords: ReadonlySet<string> = words(
  'via calle camino avenida paseo rue mount mt saint st fort ft port lake old new upper lower the la las los el de del san santa',
);

/** Words for buildings that can be found without a number. */
export const buildingWords: ReadonlySet<string> = words(
  [
    'building bldg tower towers center centre ctr hall hotel inn house mansion museum library school college university hospital',
    'clinic station terminal airport campus church temple synagogue mosque cathedral theater theatre stadium arena garden gardens',
    'pier market mall courthouse capitol embassy exchange pavilion armory complex plaza gallery studios wharf',
  ].join(' '),
);

const ones = 'one two three four five six seven eight nine';
/** Number words that may be a house number: "One Penn Plaza". */
export const numberWords: ReadonlySet<string> = words(
  `${ones} ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety`,
);

/** Common names of towns besides those of their post offices. */
export const townNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nyc: 'new york',
    'new york city': 'new york',
    manhattan: 'new york',
    'the bronx': 'bronx',
    sf: 'san francisco',
    'san fran': 'san francisco',
    la: 'los angeles',
    dc: 'washington',
    'washington dc': 'washington',
    slc: 'salt lake city',
    vegas: 'las vegas',
    mpls: 'minneapolis',
    philly: 'philadelphia',
  }),
);

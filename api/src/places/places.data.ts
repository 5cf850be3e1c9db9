/** A delivery place of 1 §3. Its rate is a demo figure, near what a caterer would meet there. */
export interface Place {
  id: number;
  label: string;
  slug: string;
  state: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  tax: { code: string; label: string; ratePpm: number };
}

type Line = [string, string, string, number, number, string, string, string, number];

// prettier-ignore
const lines: Line[] = [
  ['New York City', 'new-york-city', 'NY', 40.7484, -73.9857, 'America/New_York', 'US-NY-NYC', 'New York City sales tax', 88_750],
  ['Boston and Cambridge', 'boston-and-cambridge', 'MA', 42.3554, -71.0655, 'America/New_York', 'US-MA-BOS', 'Massachusetts meals tax', 70_000],
  ['Chicago', 'chicago', 'IL', 41.8827, -87.6323, 'America/Chicago', 'US-IL-CHI', 'Chicago sales tax', 107_500],
  ['Washington DC', 'washington-dc', 'DC', 38.9038, -77.0365, 'America/New_York', 'US-DC', 'District meals tax', 100_000],
  ['San Francisco and Bay Area', 'san-francisco-and-bay-area', 'CA', 37.7841, -122.4075, 'America/Los_Angeles', 'US-CA-SF', 'San Francisco sales tax', 86_250],
  ['Austin', 'austin', 'TX', 30.2682, -97.7429, 'America/Chicago', 'US-TX-AUS', 'Austin sales tax', 82_500],
  ['Los Angeles and Orange County', 'los-angeles-and-orange-county', 'CA', 34.0407, -118.2557, 'America/Los_Angeles', 'US-CA-LA', 'Los Angeles sales tax', 95_000],
  ['Seattle', 'seattle', 'WA', 47.6101, -122.3344, 'America/Los_Angeles', 'US-WA-SEA', 'Seattle sales tax', 103_500],
  ['Denver', 'denver', 'CO', 39.7478, -104.9949, 'America/Denver', 'US-CO-DEN', 'Denver sales tax', 88_100],
  ['Nashville', 'nashville', 'TN', 36.1627, -86.7816, 'America/Chicago', 'US-TN-NAS', 'Nashville sales tax', 97_500],
  ['Minneapolis and St. Paul', 'minneapolis-and-st-paul', 'MN', 44.9742, -93.2663, 'America/Chicago', 'US-MN-MSP', 'Minneapolis sales tax', 90_250],
  ['Salt Lake City', 'salt-lake-city', 'UT', 40.7608, -111.891, 'America/Denver', 'US-UT-SLC', 'Salt Lake City meals tax', 87_500],
  ['Atlanta', 'atlanta', 'GA', 33.7629, -84.3922, 'America/New_York', 'US-GA-ATL', 'Atlanta sales tax', 89_000],
  ['Las Vegas', 'las-vegas', 'NV', 36.1672, -115.1485, 'America/Los_Angeles', 'US-NV-LAS', 'Clark County sales tax', 83_750],
  ['San Jose and South Bay', 'san-jose-and-south-bay', 'CA', 37.3361, -121.8906, 'America/Los_Angeles', 'US-CA-SJ', 'San Jose sales tax', 93_750],
];

/** The fifteen places, with the ids 1 to 15 in the order of 1 §3. */
export const places: readonly Place[] = lines.map(
  ([label, slug, state, latitude, longitude, timeZone, code, taxLabel, ratePpm], index) => ({
    id: index + 1,
    label,
    slug,
    state,
    latitude,
    longitude,
    timeZone,
    tax: { code, label: taxLabel, ratePpm },
  }),
);

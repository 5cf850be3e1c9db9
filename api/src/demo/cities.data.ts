/** Where people work and cook in each place: neighbourhoods with their ZIP code, streets, and a word for the region. */
export interface City {
  neighborhoods: { name: string; city: string; zip: string }[];
  streets: string[];
}

const city = (name: string, neighborhoods: string, streets: string): City => ({
  neighborhoods: neighborhoods.split(' / ').map((entry) => {
    const [place = '', zip = ''] = entry.split(':');
    const [neighborhood = '', town = name] = place.split('@');
    return { name: neighborhood, city: town, zip };
  }),
  streets: streets.split(' / '),
});

/** By place id; a town that differs from the place's main city stands behind an @. */
export const cities: Readonly<Record<number, City>> = {
  1: city(
    'New York',
    'Flatiron:10010 / Chelsea:10011 / SoHo:10012 / Tribeca:10013 / Garment District:10018 / Murray Hill:10016 / Gramercy:10003 / Midtown East:10022 / Lower East Side:10002 / Hudson Yards:10001 / Financial District:10005 / West Village:10014 / Upper West Side:10024 / Williamsburg@Brooklyn:11211 / Dumbo@Brooklyn:11201 / Long Island City@Long Island City:11101 / East Village:10009 / Yorkville:10028',
    'Mercer Street / Lispenard Street / Crosby Street / West 27th Street / East 18th Street / Lexington Avenue / Hudson Street / Water Street / Varick Street / Rivington Street / West 36th Street / Third Avenue / Orchard Street / Pearl Street',
  ),
  2: city(
    'Boston',
    'Seaport:02210 / Back Bay:02116 / South End:02118 / Downtown Crossing:02111 / Fenway:02215 / North End:02113 / Kendall Square@Cambridge:02142 / Central Square@Cambridge:02139 / Harvard Square@Cambridge:02138 / Union Square@Somerville:02143 / Beacon Hill:02114 / Allston:02134',
    'Congress Street / Tremont Street / Newbury Street / Summer Street / Binney Street / Third Street / Prospect Street / Harrison Avenue / Channel Street / Columbus Avenue',
  ),
  3: city(
    'Chicago',
    'West Loop:60607 / River North:60654 / Loop:60602 / Fulton Market:60661 / Streeterville:60611 / Wicker Park:60622 / Pilsen:60608 / Lincoln Park:60614 / Logan Square:60647 / South Loop:60605 / Hyde Park:60615 / Lakeview:60657',
    'Randolph Street / Fulton Street / Wells Street / Halsted Street / Milwaukee Avenue / Clark Street / Lake Street / Ashland Avenue / Ohio Street / Wabash Avenue',
  ),
  4: city(
    'Washington',
    'Penn Quarter:20004 / Dupont Circle:20036 / Shaw:20001 / Logan Circle:20005 / Navy Yard:20003 / Georgetown:20007 / Adams Morgan:20009 / Foggy Bottom:20037 / H Street:20002 / Rosslyn@Arlington:22209 / Clarendon@Arlington:22201 / Bethesda@Bethesda:20814',
    'K Street NW / Seventh Street NW / L Street NW / Connecticut Avenue NW / M Street SE / 14th Street NW / Wilson Boulevard / P Street NW / Half Street SE / Florida Avenue NE',
  ),
  5: city(
    'San Francisco',
    'SoMa:94103 / Mission:94110 / Financial District:94104 / Embarcadero:94111 / Potrero Hill:94107 / Hayes Valley:94102 / North Beach:94133 / Dogpatch:94158 / Uptown@Oakland:94612 / Temescal@Oakland:94609 / Downtown@Berkeley:94704 / Emeryville@Emeryville:94608 / Richmond District:94118',
    'Folsom Street / Bryant Street / Valencia Street / Brannan Street / Battery Street / Townsend Street / Telegraph Avenue / Harrison Street / Sansome Street / Gough Street',
  ),
  6: city(
    'Austin',
    'Downtown:78701 / East Austin:78702 / South Congress:78704 / Mueller:78723 / North Loop:78751 / The Domain:78758 / Clarksville:78703 / Hyde Park:78756 / St. Elmo:78745 / Arboretum:78759',
    'East Sixth Street / South Lamar Boulevard / Congress Avenue / Cesar Chavez Street / Burnet Road / Guadalupe Street / Manor Road / Airport Boulevard / Rio Grande Street / Colorado Street',
  ),
  7: city(
    'Los Angeles',
    'Arts District:90013 / Downtown:90014 / Koreatown:90005 / Silver Lake:90026 / Hollywood:90028 / West Hollywood@West Hollywood:90069 / Culver City@Culver City:90232 / Santa Monica@Santa Monica:90401 / Venice@Venice:90291 / Burbank@Burbank:91502 / Pasadena@Pasadena:91101 / Playa Vista:90094 / Irvine Spectrum@Irvine:92618 / Costa Mesa@Costa Mesa:92626',
    'Spring Street / Traction Avenue / Sunset Boulevard / Wilshire Boulevard / Washington Boulevard / Main Street / Fairfax Avenue / Olive Street / Colorado Boulevard / Lincoln Boulevard',
  ),
  8: city(
    'Seattle',
    'South Lake Union:98109 / Capitol Hill:98102 / Belltown:98121 / Pioneer Square:98104 / Ballard:98107 / Fremont:98103 / Downtown:98101 / Georgetown:98108 / University District:98105 / Bellevue@Bellevue:98004 / Kirkland@Kirkland:98033 / Redmond@Redmond:98052',
    'Westlake Avenue North / Pine Street / First Avenue South / Leary Way NW / Stone Way North / Mercer Street / Airport Way South / Bell Street / Third Avenue / Broadway East',
  ),
  9: city(
    'Denver',
    'LoDo:80202 / RiNo:80205 / Capitol Hill:80203 / Highland:80211 / Cherry Creek:80206 / Baker:80223 / Golden Triangle:80204 / Stapleton:80238 / Washington Park:80209 / Tech Center@Greenwood Village:80111',
    'Blake Street / Larimer Street / Wazee Street / Tennyson Street / Santa Fe Drive / Walnut Street / Broadway / Pearl Street / Navajo Street / Brighton Boulevard',
  ),
  10: city(
    'Nashville',
    'Downtown:37201 / The Gulch:37203 / East Nashville:37206 / Germantown:37208 / Midtown:37212 / 12South:37204 / Sylvan Park:37209 / Berry Hill:37211 / Green Hills:37215',
    'Demonbreun Street / Gallatin Avenue / Woodland Street / Charlotte Avenue / Fifth Avenue North / Division Street / Nolensville Pike / Main Street',
  ),
  11: city(
    'Minneapolis',
    'North Loop:55401 / Downtown:55402 / Northeast:55413 / Uptown:55408 / Mill District:55415 / Dinkytown:55414 / Loring Park:55403 / Lowertown@St. Paul:55101 / Cathedral Hill@St. Paul:55102 / Bloomington@Bloomington:55420',
    'Washington Avenue North / Hennepin Avenue / Nicollet Avenue / Central Avenue NE / Selby Avenue / First Street North / Lyndale Avenue / Marquette Avenue',
  ),
  12: city(
    'Salt Lake City',
    'Downtown:84101 / Central City:84111 / Sugar House:84106 / Granary:84104 / Avenues:84103 / Ninth & Ninth:84105 / University:84102 / Murray@Murray:84107',
    'South Temple / Broadway / West Pierpont Avenue / South State Street / East 900 South / Main Street / West 200 South / Highland Drive',
  ),
  13: city(
    'Atlanta',
    'Midtown:30309 / Downtown:30303 / Old Fourth Ward:30312 / Inman Park:30307 / West Midtown:30318 / Buckhead:30305 / Virginia-Highland:30306 / Decatur@Decatur:30030 / Castleberry Hill:30313 / Grant Park:30315',
    'Peachtree Street NE / Edgewood Avenue / Howell Mill Road / North Highland Avenue / Ponce de Leon Avenue / Marietta Street / West Peachtree Street / Memorial Drive',
  ),
  14: city(
    'Las Vegas',
    'Downtown:89101 / Arts District:89102 / Chinatown:89146 / Paradise:89119 / Summerlin:89135 / The Strip:89109 / Spring Valley:89147 / Henderson@Henderson:89014',
    'Main Street / Spring Mountain Road / Casino Center Boulevard / East Charleston Boulevard / South Decatur Boulevard / Fremont Street / West Sahara Avenue / Eastern Avenue',
  ),
  15: city(
    'San Jose',
    'Downtown:95113 / SoFA:95112 / Willow Glen:95125 / Santana Row:95128 / North San Jose:95134 / Sunnyvale@Sunnyvale:94086 / Mountain View@Mountain View:94041 / Palo Alto@Palo Alto:94301 / Santa Clara@Santa Clara:95050 / Cupertino@Cupertino:95014',
    'First Street / San Fernando Street / Lincoln Avenue / Castro Street / Murphy Avenue / The Alameda / Park Avenue / Hamilton Avenue / Tasman Drive / University Avenue',
  ),
};

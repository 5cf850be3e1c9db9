/** One way of writing an address, and its meaning with a chosen place. */
export interface AddressForm {
  /** The chosen place, or null. */
  placeId: number | null;
  text: string;
  /** Null if the text can't be found. */
  means: {
    street: string;
    unit: string;
    town: string;
    state: string;
    /** Five digits; `central` for the center of the chosen place, `town` for the center of the town. */
    zip: string;
    /** A company, a building, a neighborhood, or whom to ask for. */
    besides: string;
  } | null;
}

// place | text | street | unit | town | state | ZIP code | other words; several units or words joined by a plus
const table = `
1 | 20 West 34th Street | 20 West 34th Street | | New York | NY | central
1 | 350 5th Avenue | 350 5th Avenue | | New York | NY | central
1 | 500 Broadway | 500 Broadway | | New York | NY | central
1 | 350 5th Ave, Floor 3, New York 10118 | 350 5th Ave | Floor 3 | New York | NY | 10118
1 | 350 5th Ave, Floor 3, New York, NY 10118 | 350 5th Ave | Floor 3 | New York | NY | 10118
1 | 350 5th Ave, Floor 3, Brooklyn 11201 | 350 5th Ave | Floor 3 | Brooklyn | NY | 11201
1 | 350 5th Ave, Floor 3, New York | 350 5th Ave | Floor 3 | New York | NY | central
1 | 350 5th Ave Floor 3 New York | 350 5th Ave | Floor 3 | New York | NY | central
1 | 350 5th Ave, Floor 3 New York | 350 5th Ave | Floor 3 | New York | NY | central
1 | 500 Broadway, Apt 4 | 500 Broadway | Apt 4 | New York | NY | central
1 | 500 Broadway Apt 4 | 500 Broadway | Apt 4 | New York | NY | central
1 | 500 Broadway, Suite 300 | 500 Broadway | Suite 300 | New York | NY | central
1 | 12½ Fifth Ave | 12½ Fifth Ave | | New York | NY | central
1 | 12 1/2 Fifth Ave, New York | 12 1/2 Fifth Ave | | New York | NY | central
1 | One Penn Plaza | One Penn Plaza | | New York | NY | central
1 | 1 Penn Plaza, Ste. 3200 | 1 Penn Plaza | Ste. 3200 | New York | NY | central
1 | One Penn Plaza 10119 | One Penn Plaza | | New York | NY | 10119
1 | Two Bryant Park | Two Bryant Park | | New York | NY | central
1 | Eleven Madison Avenue | Eleven Madison Avenue | | New York | NY | central
1 | 1 Manhattan West | 1 Manhattan West | | New York | NY | central
1 | 30 Hudson Yards | 30 Hudson Yards | | New York | NY | central
1 | 45 Rockefeller Plaza, New York, NY 10111 | 45 Rockefeller Plaza | | New York | NY | 10111
1 | 1221 Avenue of the Americas | 1221 Avenue of the Americas | | New York | NY | central
1 | 1221 Avenue of the Americas, 42nd Floor | 1221 Avenue of the Americas | 42nd Floor | New York | NY | central
1 | 233 Park Avenue South | 233 Park Avenue South | | New York | NY | central
1 | 200 Central Park South, New York, NY | 200 Central Park South | | New York | NY | central
1 | 95 Prospect Park West, Brooklyn | 95 Prospect Park West | | Brooklyn | NY | central
1 | 123 Bedford Ave Brooklyn | 123 Bedford Ave | | Brooklyn | NY | central
1 | 123 Bedford Ave, Williamsburg, Brooklyn 11211 | 123 Bedford Ave | | Brooklyn | NY | 11211 | Williamsburg
1 | 123 bedford ave williamsburg brooklyn 11211 | 123 bedford ave williamsburg | | Brooklyn | NY | 11211
1 | 123 Bedford Ave, New York, NY 11211 | 123 Bedford Ave | | Brooklyn | NY | 11211
1 | 35-12 35th Ave, Astoria | 35-12 35th Ave | | Astoria | NY | town
1 | 35-12 35th Avenue, Long Island City, NY 11106 | 35-12 35th Avenue | | Astoria | NY | 11106 | Long Island City
1 | 41-25 Kissena Blvd, Flushing, NY 11355 | 41-25 Kissena Blvd | | Flushing | NY | 11355
1 | 47-10 Austell Pl 2nd Fl, Long Island City NY 11101 | 47-10 Austell Pl | 2nd Fl | Long Island City | NY | 11101
1 | 30-30 47th Ave, Suite 540, Queens, NY 11101 | 30-30 47th Ave | Suite 540 | Long Island City | NY | 11101 | Queens
1 | 851 Grand Concourse, Bronx, NY 10451 | 851 Grand Concourse | | Bronx | NY | 10451
1 | 851 Grand Concourse, The Bronx | 851 Grand Concourse | | Bronx | NY | town
1 | 10 Richmond Terrace, Staten Island | 10 Richmond Terrace | | Staten Island | NY | town
1 | 350   5th   ave | 350 5th ave | | New York | NY | central
1 | 350 5th ave, new york, ny 10118 | 350 5th ave | | New York | NY | 10118
1 | 350 FIFTH AVENUE, NEW YORK, NY 10118 | 350 FIFTH AVENUE | | New York | NY | 10118
1 | 350 5th Ave, New York, NY 10118-0110 | 350 5th Ave | | New York | NY | 10118
1 | 350 5th Ave, New York, NY 101180110 | 350 5th Ave | | New York | NY | 10118
1 | 350 5th Ave, New York, NY 10118, USA | 350 5th Ave | | New York | NY | 10118
1 | 350 5th Ave, New York, NY 10118, United States | 350 5th Ave | | New York | NY | 10118
1 | 350 5th Ave, New York, NY 10118, United States of America | 350 5th Ave | | New York | NY | 10118
1 | 350 5th Ave, New York, NY, US | 350 5th Ave | | New York | NY | central
1 | 350 5th Ave, New York NY 10118 U.S.A. | 350 5th Ave | | New York | NY | 10118
1 | 350 5th Ave New York N.Y. 10118 | 350 5th Ave | | New York | NY | 10118
1 | 350 5th Ave, New York, New York | 350 5th Ave | | New York | NY | central
1 | 350 5th Ave, New York, New York 10118 | 350 5th Ave | | New York | NY | 10118
1 | 350 5th Ave New York New York 10118 | 350 5th Ave | | New York | NY | 10118
1 | 350 5th Ave, NYC | 350 5th Ave | | New York | NY | central
1 | 350 5th Ave NYC 10118 | 350 5th Ave | | New York | NY | 10118
1 | 350 5th Ave, Manhattan | 350 5th Ave | | New York | NY | central
1 | 350 5th Ave, NY | 350 5th Ave | | New York | NY | central
1 | 350 5th Ave, NY 10118 | 350 5th Ave | | New York | NY | 10118
1 | 350 5th Ave 10118 | 350 5th Ave | | New York | NY | 10118
1 | 350 5th Ave, 10118 | 350 5th Ave | | New York | NY | 10118
1 | 350 5th Ave #400 New York NY | 350 5th Ave | #400 | New York | NY | central
1 | 350 5th Ave, #400 | 350 5th Ave | #400 | New York | NY | central
1 | 350 5th Ave # 400, New York, NY 10118 | 350 5th Ave | # 400 | New York | NY | 10118
1 | 350 5th Ave Ste 400 | 350 5th Ave | Ste 400 | New York | NY | central
1 | 350 5th Ave Ste. 400, New York, NY | 350 5th Ave | Ste. 400 | New York | NY | central
1 | 350 5th Ave ste400 | 350 5th Ave | ste400 | New York | NY | central
1 | 350 5th Ave, 3rd Floor | 350 5th Ave | 3rd Floor | New York | NY | central
1 | 350 5th Ave, 3rd fl., New York | 350 5th Ave | 3rd fl. | New York | NY | central
1 | 350 5th Ave 3rd Floor New York NY 10118 | 350 5th Ave | 3rd Floor | New York | NY | 10118
1 | 350 5th Ave, third floor | 350 5th Ave | third floor | New York | NY | central
1 | 350 5th Ave Fl 3 | 350 5th Ave | Fl 3 | New York | NY | central
1 | 350 5th Ave FL3, New York, NY 10118 | 350 5th Ave | FL3 | New York | NY | 10118
1 | 350 5th Ave, 3/F | 350 5th Ave | 3/F | New York | NY | central
1 | 350 5th Ave, 3F | 350 5th Ave | 3F | New York | NY | central
1 | 350 5th Ave 4B | 350 5th Ave | 4B | New York | NY | central
1 | 350 5th Ave, 4B, New York 10118 | 350 5th Ave | 4B | New York | NY | 10118
1 | 350 5th Ave, Floor 3, Suite 301, New York, NY 10118 | 350 5th Ave | Floor 3 + Suite 301 | New York | NY | 10118
1 | 350 5th Ave Floor 3 Suite 301 New York NY 10118 | 350 5th Ave | Floor 3 + Suite 301 | New York | NY | 10118
1 | 350 5th Ave, Floors 3 and 4, New York | 350 5th Ave | Floors 3 and 4 | New York | NY | central
1 | 350 5th Ave, New York, NY 10118, Floor 3 | 350 5th Ave | Floor 3 | New York | NY | 10118
1 | 350 5th Ave New York NY 10118 Suite 300 | 350 5th Ave | Suite 300 | New York | NY | 10118
1 | 350 5th Ave, New York, Floor 3 | 350 5th Ave | Floor 3 | New York | NY | central
1 | 350 5th Ave (Floor 3), New York | 350 5th Ave | Floor 3 | New York | NY | central
1 | 350 5th Ave - Floor 3 - New York | 350 5th Ave | Floor 3 | New York | NY | central
1 | Floor 3, 350 5th Ave, New York 10118 | 350 5th Ave | Floor 3 | New York | NY | 10118
1 | Suite 300 350 5th Ave New York | 350 5th Ave | Suite 300 | New York | NY | central
1 | 3rd Floor 350 5th Ave New York | 350 5th Ave | 3rd Floor | New York | NY | central
1 | 350 5th Ave, Penthouse | 350 5th Ave | Penthouse | New York | NY | central
1 | 350 5th Ave, PH 2 | 350 5th Ave | PH 2 | New York | NY | central
1 | 350 5th Ave, Lobby, New York | 350 5th Ave | Lobby | New York | NY | central
1 | 350 5th Ave, Ground floor, New York, NY 10118 | 350 5th Ave | Ground floor | New York | NY | 10118
1 | 350 5th Ave, Room 210A | 350 5th Ave | Room 210A | New York | NY | central
1 | 350 5th Ave, Rm. 210 | 350 5th Ave | Rm. 210 | New York | NY | central
1 | 350 5th Ave, Unit 7-C, New York | 350 5th Ave | Unit 7-C | New York | NY | central
1 | 350 5th Ave, Suite | 350 5th Ave | Suite | New York | NY | central
1 | Northwind Labs, 350 5th Ave, 3rd Floor, New York, NY 10118 | 350 5th Ave | 3rd Floor | New York | NY | 10118 | Northwind Labs
1 | 350 5th Ave, Northwind Labs, New York, NY 10118 | 350 5th Ave | | New York | NY | 10118 | Northwind Labs
1 | 350 5th Ave, Northwind Labs | 350 5th Ave | | New York | NY | central | Northwind Labs
1 | 350 5th Ave, New York, NY 10118, Northwind Labs | 350 5th Ave | | New York | NY | 10118 | Northwind Labs
1 | 350 5th Ave, New York, NY, Northwind Labs | 350 5th Ave | | New York | NY | central | Northwind Labs
1 | 350 5th Ave, c/o Northwind Labs, New York, NY 10118 | 350 5th Ave | | New York | NY | 10118 | c/o Northwind Labs
1 | 350 5th Ave, Attn: Maya Chen, New York | 350 5th Ave | | New York | NY | central | Attn: Maya Chen
1 | 350 5th Ave, Acme | 350 5th Ave | | New York | NY | central | Acme
1 | Empire State Building, 350 5th Ave, New York | 350 5th Ave | | New York | NY | central | Empire State Building
1 | Empire State Building, New York, NY 10118 | | | New York | NY | 10118 | Empire State Building
1 | Empire State Building New York | | | New York | NY | central | Empire State Building
1 | Empire State Building | | | New York | NY | central | Empire State Building
1 | Chrysler Building, Floor 12 | | Floor 12 | New York | NY | central | Chrysler Building
1 | Building 92, Brooklyn Navy Yard, Brooklyn, NY 11205 | | Building 92 | Brooklyn | NY | 11205 | Brooklyn Navy Yard
1 | 63 Flushing Ave, Bldg 303, Brooklyn | 63 Flushing Ave | Bldg 303 | Brooklyn | NY | central
1 | 88 Pine St Tower B | 88 Pine St | Tower B | New York | NY | central
1 | Pier 57, New York, NY 10011 | Pier 57 | | New York | NY | 10011
1 | 5th Ave & 34th St, New York | 5th Ave & 34th St | | New York | NY | central
1 | 20 W 34th | 20 W 34th | | New York | NY | central
1 | 20 w. 34th st. | 20 w. 34th st. | | New York | NY | central
1 | 20 W34th St | 20 W34th St | | New York | NY | central
1 | 485 Lexington Ave, New York, NY 10017 | 485 Lexington Ave | | New York | NY | 10017
1 | 100 Bay 25th Street, Brooklyn, NY 11214 | 100 Bay 25th Street | | Brooklyn | NY | 11214
1 | 10118 Springfield Blvd, Queens Village, NY 11429 | 10118 Springfield Blvd | | Queens Village | NY | 11429
1 | 10118 Broadway | 10118 Broadway | | New York | NY | central
1 | 12 Street, New York | 12 Street | | New York | NY | central
1 | 100 Washington Street | 100 Washington Street | | New York | NY | central
1 | 77 Sands St, Brooklyn, NY 11201 | 77 Sands St | | Brooklyn | NY | 11201
1 | 95 Morgan St, Jersey City | 95 Morgan St | | Jersey City | NJ | town
1 | 95 Morgan St, Jersey City, NJ 07302 | 95 Morgan St | | Jersey City | NJ | 07302
1 | 111 River St, Hoboken, NJ | 111 River St | | Hoboken | NJ | town
1 | 111 River St Hoboken NJ 07030 | 111 River St | | Hoboken | NJ | 07030
1 | 1 Main St, Boston, MA 02129 | 1 Main St | | Charlestown | MA | 02129
1 | 100 Congress Ave, Austin, TX | 100 Congress Ave | | Austin | TX | town
1 | 100 Congress Ave, Austin | 100 Congress Ave | | Austin | TX | town
1 | 500 Main St, Buffalo | 500 Main St | | Buffalo | NY | town
1 | 350 5th Ave, New Yrok | 350 5th Ave | | New York | NY | central
1 | 350 5th Ave, Brookl | 350 5th Ave | | Brooklyn | NY | central
1 | 350 5th Ave, New York, N | 350 5th Ave | | New York | NY | central
1 | 350 5th Ave, New York, NY 1011 | 350 5th Ave | | New York | NY | 10110
1 | 10001 | | | New York | NY | 10001
1 | 10001-1234 | | | New York | NY | 10001
1 | New York, NY 10001 | | | New York | NY | 10001
1 | 10001 New York | | | New York | NY | 10001
1 | New York | | | New York | NY | central
1 | nyc | | | New York | NY | central
1 | Brooklyn | | | Brooklyn | NY | central
1 | Brooklyn, NY | | | Brooklyn | NY | central
1 | PO Box 12, New York, NY 10001 | PO Box 12 | | New York | NY | 10001
1 | P.O. Box 10118, New York, NY | P.O. Box 10118 | | New York | NY | central
1 | Northwind Labs, Post Office Box 7, New York, NY 10001 | Post Office Box 7 | | New York | NY | 10001 | Northwind Labs
1 | 350 5th Ave, PMB 12, New York, NY 10118 | 350 5th Ave | PMB 12 | New York | NY | 10118
1 | 350 5th Ave, New York, NY 99999 | -
1 | 350 5th Ave, New York 99999 | -
1 | 350 5th Ave New York 99999 | -
1 | 350 5th Ave, Boston, MA 10118 | -
1 | 350 5th Ave, Buffalo, NY 10001 | -
1 | 350 5th Ave, Nowhereville, TX | -
1 | Floor 3 | -
1 | Northwind Labs | -
2 | 100 Summer Street | 100 Summer Street | | Boston | MA | central
2 | 100 Summer St, Suite 1600, Boston | 100 Summer St | Suite 1600 | Boston | MA | central
2 | 100 Summer St Fl 16 Boston MA 02110 | 100 Summer St | Fl 16 | Boston | MA | 02110
2 | One Financial Center | One Financial Center | | Boston | MA | central
2 | One International Place, 20th Floor, Boston, MA 02110 | One International Place | 20th Floor | Boston | MA | 02110
2 | 85 Broadway, Cambridge | 85 Broadway | | Cambridge | MA | central
2 | 85 Broadway Cambridge | 85 Broadway | | Cambridge | MA | central
2 | 77 Massachusetts Ave | 77 Massachusetts Ave | | Boston | MA | central
2 | 77 Massachusetts Ave, Cambridge, MA | 77 Massachusetts Ave | | Cambridge | MA | central
2 | 77 Massachusetts Ave, Room 10-250, Cambridge, MA 02139 | 77 Massachusetts Ave | Room 10-250 | Cambridge | MA | 02139
2 | 1 Kendall Sq, Bldg 200, Cambridge, MA 02139 | 1 Kendall Sq | Bldg 200 | Cambridge | MA | 02139
2 | 20 Somerset St, Somerville, MA 02143 | 20 Somerset St | | Somerville | MA | 02143
2 | 1330 Boylston St, Chestnut Hill | 1330 Boylston St | | Chestnut Hill | MA | town
2 | 10 Brookline Place, Brookline | 10 Brookline Place | | Brookline | MA | town
2 | 1 Beacon St., Ste. 15, Boston, Mass 02108 | 1 Beacon St. | Ste. 15 | Boston | MA | 02108
2 | 24½ Winter Street, Boston, MA 02108 | 24½ Winter Street | | Boston | MA | 02108
2 | 02139 | | | Cambridge | MA | 02139
2 | 1 Washington Mall | 1 Washington Mall | | Boston | MA | central
2 | Prudential Tower, 800 Boylston St, Boston | 800 Boylston St | | Boston | MA | central | Prudential Tower
2 | 100 Northern Ave, Seaport, Boston, MA 02210 | 100 Northern Ave | | Boston | MA | 02210 | Seaport
2 | 350 5th Ave, New York, NY 10118 | 350 5th Ave | | New York | NY | 10118
3 | 233 South Wacker Drive | 233 South Wacker Drive | | Chicago | IL | central
3 | 233 S Wacker Dr, Floor 44, Chicago | 233 S Wacker Dr | Floor 44 | Chicago | IL | central
3 | 233 S. Wacker Dr. #4400 Chicago IL 60606 | 233 S. Wacker Dr. | #4400 | Chicago | IL | 60606
3 | Willis Tower, 233 S Wacker Dr, Chicago, IL 60606 | 233 S Wacker Dr | | Chicago | IL | 60606 | Willis Tower
3 | 222 W Merchandise Mart Plaza | 222 W Merchandise Mart Plaza | | Chicago | IL | central
3 | 222 W Merchandise Mart Plz, Ste 1212 | 222 W Merchandise Mart Plz | Ste 1212 | Chicago | IL | central
3 | 12 Zebra Crossing | 12 Zebra Crossing | | Chicago | IL | central
3 | 1 North State Street | 1 North State Street | | Chicago | IL | central
3 | 1 E Jackson Blvd | 1 E Jackson Blvd | | Chicago | IL | central
3 | 400 N Michigan Ave Chicago Illinois | 400 N Michigan Ave | | Chicago | IL | central
3 | 1800 Sherman Ave, Evanston | 1800 Sherman Ave | | Evanston | IL | town
3 | 1800 Sherman Ave, Evanston, IL 60201 | 1800 Sherman Ave | | Evanston | IL | 60201
3 | 600 W Chicago Ave | 600 W Chicago Ave | | Chicago | IL | central
3 | 600 W Chicago Ave, 3rd Floor, Chicago, IL 60654 | 600 W Chicago Ave | 3rd Floor | Chicago | IL | 60654
3 | 875 N Michigan Ave, Suite 3112, Chicago, IL 60611-2801 | 875 N Michigan Ave | Suite 3112 | Chicago | IL | 60611
3 | 60602 | | | Chicago | IL | 60602
3 | 10 Oak St, Springfield, IL | 10 Oak St | | Springfield | IL | town
3 | 100 N Riverside Plaza Tower 2 | 100 N Riverside Plaza | Tower 2 | Chicago | IL | central
4 | 1600 K Street NW | 1600 K Street NW | | Washington | DC | central
4 | 1600 K St NW, Washington | 1600 K St NW | | Washington | DC | central
4 | 1600 K St NW Suite 500 Washington DC 20006 | 1600 K St NW | Suite 500 | Washington | DC | 20006
4 | 1600 K St NW, Ste 500, Washington, D.C. 20006 | 1600 K St NW | Ste 500 | Washington | DC | 20006
4 | 1600 K St NW, DC | 1600 K St NW | | Washington | DC | central
4 | 1600 Pennsylvania Avenue NW, Washington, DC 20500 | 1600 Pennsylvania Avenue NW | | Washington | DC | 20500
4 | 600 Maryland Ave SW | 600 Maryland Ave SW | | Washington | DC | central
4 | 1200 H St NE | 1200 H St NE | | Washington | DC | central
4 | 1200 H St NE 20002 | 1200 H St NE | | Washington | DC | 20002
4 | 1200 H St, NE, Washington, DC 20002 | 1200 H St | | Washington | DC | 20002 | NE
4 | 800 Florida Ave NE, Washington DC | 800 Florida Ave NE | | Washington | DC | central
4 | 1000 Wilson Blvd, Arlington | 1000 Wilson Blvd | | Arlington | VA | town
4 | 1000 Wilson Blvd, 14th Floor, Arlington, VA 22209 | 1000 Wilson Blvd | 14th Floor | Arlington | VA | 22209
4 | 7200 Wisconsin Ave, Bethesda, MD | 7200 Wisconsin Ave | | Bethesda | MD | town
4 | 8000 Towers Crescent Dr, Vienna, VA 22182 | 8000 Towers Crescent Dr | | Vienna | VA | 22182
4 | One Dupont Circle NW | One Dupont Circle NW | | Washington | DC | central
4 | 20 F Street NW, Suite 800 | 20 F Street NW | Suite 800 | Washington | DC | central
4 | 20005 | | | Washington | DC | 20005
4 | Union Station, 50 Massachusetts Ave NE, Washington, DC 20002 | 50 Massachusetts Ave NE | | Washington | DC | 20002 | Union Station
5 | 1 Market Street | 1 Market Street | | San Francisco | CA | central
5 | 1 Market St San Francisco | 1 Market St | | San Francisco | CA | central
5 | 1 Market St, Steuart Tower, Suite 300, San Francisco, CA 94105 | 1 Market St | Suite 300 | San Francisco | CA | 94105 | Steuart Tower
5 | 1 Market St Ste 300 San Francisco CA 94105 | 1 Market St | Ste 300 | San Francisco | CA | 94105
5 | 555 California | 555 California | | San Francisco | CA | central
5 | 555 California St, 42nd Floor | 555 California St | 42nd Floor | San Francisco | CA | central
5 | 1 Embarcadero Center | 1 Embarcadero Center | | San Francisco | CA | central
5 | Four Embarcadero Center, Lobby | Four Embarcadero Center | Lobby | San Francisco | CA | central
5 | 1 Dr Carlton B Goodlett Pl, San Francisco | 1 Dr Carlton B Goodlett Pl | | San Francisco | CA | central
5 | 1 Dr. Carlton B. Goodlett Place, SF | 1 Dr. Carlton B. Goodlett Place | | San Francisco | CA | central
5 | 2001 Addison St, Berkeley | 2001 Addison St | | Berkeley | CA | town
5 | 2001 Addison St Berkeley CA 94704 | 2001 Addison St | | Berkeley | CA | 94704
5 | 1999 Harrison St, Oakland, California | 1999 Harrison St | | Oakland | CA | central
5 | 1999 Harrison St #1800, Oakland, CA 94612 | 1999 Harrison St | #1800 | Oakland | CA | 94612
5 | 480 Gate 5 Road, Sausalito, CA 94965 | 480 Gate 5 Road | | Sausalito | CA | 94965
5 | Pier 39, San Francisco | Pier 39 | | San Francisco | CA | central
5 | 500 Market St San Francisco 95105 | -
5 | 4000 Bridgeway, Unit 201, Sausalito, CA | 4000 Bridgeway | Unit 201 | Sausalito | CA | town
5 | 1 Hacker Way, Menlo Park, CA 94025 | 1 Hacker Way | | Menlo Park | CA | 94025
6 | 600 Congress Ave | 600 Congress Ave | | Austin | TX | central
6 | 600 Congress Ave, Floor 14, Austin | 600 Congress Ave | Floor 14 | Austin | TX | central
6 | 100 Congress Ave Ste 400 Austin TX | 100 Congress Ave | Ste 400 | Austin | TX | central
6 | 100 Congress Avenue, Austin Texas 78701 | 100 Congress Avenue | | Austin | TX | 78701
6 | 3600 Presidential Blvd, Austin, TX 78719 | 3600 Presidential Blvd | | Austin | TX | 78719
6 | 2021 Guadalupe St, Suite 260 | 2021 Guadalupe St | Suite 260 | Austin | TX | central
6 | 11501 Rock Rose Ave, Austin, TX 78758 | 11501 Rock Rose Ave | | Austin | TX | 78758
6 | 401 W 3rd | 401 W 3rd | | Austin | TX | central
6 | 1000 E 41st St, Ste. 200 | 1000 E 41st St | Ste. 200 | Austin | TX | central
6 | 221 E Main St, Round Rock | 221 E Main St | | Round Rock | TX | town
6 | 78701 | | | Austin | TX | 78701
6 | 2300 Ranch Road 620 S, Lakeway | 2300 Ranch Road 620 S | | Austin | TX | central | Lakeway
7 | 633 West 5th Street | 633 West 5th Street | | Los Angeles | CA | central
7 | 633 W 5th St, 28th Floor, Los Angeles | 633 W 5th St | 28th Floor | Los Angeles | CA | central
7 | 633 W 5th St LA | 633 W 5th St | | Los Angeles | CA | central
7 | 633 W 5th St, Los Angeles, CA 90071 | 633 W 5th St | | Los Angeles | CA | 90071
7 | 9100 Wilshire Blvd, Beverly Hills | 9100 Wilshire Blvd | | Beverly Hills | CA | town
7 | 9100 Wilshire Blvd Ste 400W, Beverly Hills, CA 90212 | 9100 Wilshire Blvd | Ste 400W | Beverly Hills | CA | 90212
7 | 1 World Way, Terminal 4, Los Angeles, CA 90045 | 1 World Way | | Los Angeles | CA | 90045 | Terminal 4
7 | 8687 Melrose Ave, West Hollywood, CA 90069 | 8687 Melrose Ave | | West Hollywood | CA | 90069
7 | 100 Universal City Plaza | 100 Universal City Plaza | | Los Angeles | CA | central
7 | 10250 Constellation Blvd, Century City, Los Angeles, CA 90067 | 10250 Constellation Blvd | | Los Angeles | CA | 90067 | Century City
7 | 2121 Avenue of the Stars | 2121 Avenue of the Stars | | Los Angeles | CA | central
7 | 1401 N Batavia St, Orange, CA 92867 | 1401 N Batavia St | | Orange | CA | 92867
7 | 401 N La Cienega Blvd | 401 N La Cienega Blvd | | Los Angeles | CA | central
7 | 2450 Colorado Ave, Santa Monica | 2450 Colorado Ave | | Santa Monica | CA | town
7 | 2450 Colorado Ave, Bldg 100E, Santa Monica, CA 90404 | 2450 Colorado Ave | Bldg 100E | Santa Monica | CA | 90404
8 | 1 Pine Street | 1 Pine Street | | Seattle | WA | central
8 | 1 Pine St, Seattle, WA 98101 | 1 Pine St | | Seattle | WA | 98101
8 | 500 Pike St, Washington | 500 Pike St | | Seattle | WA | central
8 | 500 Pike St, Seattle, Washington | 500 Pike St | | Seattle | WA | central
8 | 400 Broad St, Seattle Washington 98109 | 400 Broad St | | Seattle | WA | 98109
8 | 410 Terry Ave N | 410 Terry Ave N | | Seattle | WA | central
8 | 410 Terry Ave. North, 3rd floor, Seattle | 410 Terry Ave. North | 3rd floor | Seattle | WA | central
8 | 100 6th Ave NE | 100 6th Ave NE | | Seattle | WA | central
8 | 10500 NE 8th St, Bellevue | 10500 NE 8th St | | Bellevue | WA | town
8 | 10500 NE 8th St Suite 1500 Bellevue WA 98004 | 10500 NE 8th St | Suite 1500 | Bellevue | WA | 98004
8 | 1 Microsoft Way, Building 25, Redmond, WA 98052 | 1 Microsoft Way | Building 25 | Redmond | WA | 98052
8 | Columbia Center, 701 5th Ave, Seattle | 701 5th Ave | | Seattle | WA | central | Columbia Center
8 | 98101 | | | Seattle | WA | 98101
8 | Seattle | | | Seattle | WA | central
8 | 1201 3rd Ave | 1201 3rd Ave | | Seattle | WA | central
9 | 1801 California Street | 1801 California Street | | Denver | CO | central
9 | 1801 California St, Suite 2800, Denver | 1801 California St | Suite 2800 | Denver | CO | central
9 | 1801 California St Ste 2800 Denver CO 80202 | 1801 California St | Ste 2800 | Denver | CO | 80202
9 | 1700 Lincoln | 1700 Lincoln | | Denver | CO | central
9 | 1700 Lincoln St, 17th floor | 1700 Lincoln St | 17th floor | Denver | CO | central
9 | 16 Market Square | 16 Market Square | | Denver | CO | central
9 | 7000 E Belleview Ave, Greenwood Village, CO 80111 | 7000 E Belleview Ave | | Englewood | CO | 80111 | Greenwood Village
9 | 1400 16th St Mall, Unit 400 | 1400 16th St Mall | Unit 400 | Denver | CO | central
9 | 200 Columbine St, Denver, Colorado, 80206 | 200 Columbine St | | Denver | CO | 80206
9 | 1 Union Station, Denver | 1 Union Station | | Denver | CO | central
10 | 100 Broadway | 100 Broadway | | Nashville | TN | central
10 | 100 Broadway, Nashville, TN 37203 | 100 Broadway | | Nashville | TN | 37203
10 | 100 Broadway Fl 2 Nashville Tennessee | 100 Broadway | Fl 2 | Nashville | TN | central
10 | 511 Union St, Ste 1600 | 511 Union St | Ste 1600 | Nashville | TN | central
10 | 333 Commerce St, Batman Building, Nashville | 333 Commerce St | | Nashville | TN | central | Batman Building
10 | 5000 Meridian Blvd, Franklin, TN 37067 | 5000 Meridian Blvd | | Franklin | TN | 37067
10 | 1 Main St, Monteagle, TN 37356 | 1 Main St | | Monteagle | TN | 37356
10 | 1200 Church St # 5 | 1200 Church St | # 5 | Nashville | TN | central
11 | 80 South 8th Street | 80 South 8th Street | | Minneapolis | MN | central
11 | 80 S 8th St, IDS Center, Suite 900, Minneapolis, MN 55402 | 80 S 8th St | Suite 900 | Minneapolis | MN | 55402 | IDS Center
11 | 30 East 7th St, St. Paul | 30 East 7th St | | Saint Paul | MN | central
11 | 30 East 7th St St Paul MN 55101 | 30 East 7th St | | Saint Paul | MN | 55101
11 | 30 E 7th St, Saint Paul, Minnesota | 30 E 7th St | | Saint Paul | MN | central
11 | 5000 W 36th St, St. Louis Park, MN 55416 | 5000 W 36th St | | Minneapolis | MN | 55416 | St. Louis Park
11 | 5000 W 36th St, St. Louis Park, MN | 5000 W 36th St | | Minneapolis | MN | central | St. Louis Park
11 | 100 1st Ave NE | 100 1st Ave NE | | Minneapolis | MN | central
11 | 100 1st Ave NE, Minneapolis | 100 1st Ave NE | | Minneapolis | MN | central
11 | 600 Hennepin Ave, Minneaplis | 600 Hennepin Ave | | Minneapolis | MN | central
11 | 55 St. Paul | 55 St. Paul | | Minneapolis | MN | central
12 | 150 E 400 S | 150 E 400 S | | Salt Lake City | UT | central
12 | 150 E 400 S, Salt Lake City | 150 E 400 S | | Salt Lake City | UT | central
12 | 150 East 400 South, Suite 200, Salt Lake City, UT 84111 | 150 East 400 South | Suite 200 | Salt Lake City | UT | 84111
12 | 500 S Main St Salt Lake City | 500 S Main St | | Salt Lake City | UT | central
12 | 36 S State St #1900 SLC UT 84111 | 36 S State St | #1900 | Salt Lake City | UT | 84111
12 | 10897 S River Front Pkwy, South Jordan, UT 84095 | 10897 S River Front Pkwy | | South Jordan | UT | 84095
12 | 50 W Broadway | 50 W Broadway | | Salt Lake City | UT | central
13 | 191 Peachtree Street NE | 191 Peachtree Street NE | | Atlanta | GA | central
13 | 191 Peachtree St NE, Suite 3300, Atlanta | 191 Peachtree St NE | Suite 3300 | Atlanta | GA | central
13 | 191 Peachtree St NE Atlanta GA 30303 | 191 Peachtree St NE | | Atlanta | GA | 30303
13 | 191 Peachtree St. N.E., Atlanta, Georgia 30303 | 191 Peachtree St. N.E. | | Atlanta | GA | 30303
13 | 1180 W Peachtree St NW, Floor 20 | 1180 W Peachtree St NW | Floor 20 | Atlanta | GA | central
13 | 1 CNN Center | 1 CNN Center | | Atlanta | GA | central
13 | 5775 Glenridge Dr NE, Bldg D, Ste 400, Sandy Springs, GA 30328 | 5775 Glenridge Dr NE | Bldg D + Ste 400 | Atlanta | GA | 30328 | Sandy Springs
13 | 120 E Trinity Pl, Decatur | 120 E Trinity Pl | | Decatur | GA | town
14 | 3600 Las Vegas Blvd S | 3600 Las Vegas Blvd S | | Las Vegas | NV | central
14 | 3600 S Las Vegas Blvd, Las Vegas, NV 89109 | 3600 S Las Vegas Blvd | | Las Vegas | NV | 89109
14 | 300 Fremont St, Vegas | 300 Fremont St | | Las Vegas | NV | central
14 | 1 S Water St, Henderson | 1 S Water St | | Henderson | NV | town
14 | 1 S Water St, Henderson, Nevada 89015 | 1 S Water St | | Henderson | NV | 89015
14 | 3900 Paradise Rd, Ste. V | 3900 Paradise Rd | Ste. V | Las Vegas | NV | central
15 | 200 E Santa Clara St | 200 E Santa Clara St | | San Jose | CA | central
15 | 200 E Santa Clara St, San José | 200 E Santa Clara St | | San Jose | CA | central
15 | 200 E Santa Clara St 18th Floor San Jose CA 95113 | 200 E Santa Clara St | 18th Floor | San Jose | CA | 95113
15 | 500 El Camino Real Santa Clara | 500 El Camino Real | | Santa Clara | CA | central
15 | 500 El Camino Real, Santa Clara, CA 95053 | 500 El Camino Real | | Santa Clara | CA | 95053
15 | 1 Apple Park Way, Cupertino | 1 Apple Park Way | | Cupertino | CA | town
15 | One Apple Park Way, Cupertino, CA 95014 | One Apple Park Way | | Cupertino | CA | 95014
15 | 300 Via Los Gatos | 300 Via Los Gatos | | San Jose | CA | central
15 | 1020 N Rengstorff Ave, Mountain View, CA 94043 | 1020 N Rengstorff Ave | | Mountain View | CA | 94043
- | 350 5th Ave, New York | 350 5th Ave | | New York | NY | central
- | 20 West 34th Street | -
- | 12 Zebra Crossing | -
- | 100 Main St Omaha | 100 Main St | | Omaha | NE | town
- | 100 Main St, Omaha, NE 68102 | 100 Main St | | Omaha | NE | 68102
- | 1 Main St, Portland, ME | 1 Main St | | Portland | ME | town
- | Portland ME | | | Portland | ME | town
- | 100 Biscayne Blvd, Miami, FL 33132 | 100 Biscayne Blvd | | Miami | FL | 33132
- | 100 Calle Fortaleza, San Juan, PR 00901 | 100 Calle Fortaleza | | San Juan | PR | 00901
- | Street, MD | | | Street | MD | town
`;

const listed = (text: string) => text.trim();

export const addressForms: readonly AddressForm[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [place = '', text = '', street = '', unit = '', town = '', state = '', zip = '', besides = ''] =
      line.split('|').map(listed);
    return {
      placeId: place === '-' ? null : Number(place),
      text: line.split('|')[1]?.slice(1, -1) ?? text,
      means: street === '-' ? null : { street, unit, town, state, zip, besides },
    };
  });

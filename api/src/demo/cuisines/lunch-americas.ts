import { cuisine } from './cuisine';

export const lunchAmericas = [
  cuisine(
    'lunch_american',
    `
    price: 12.50 / 20.50
    served: hot
    subject: main
    styles: Backyard / New England / Californian / Heartland / Supper club / Lakeside
    buffet: Rotisserie and sides spread / Burger and fries bar / Supper club buffet / Baked potato bar / Mac and cheese bar
    box: Hot lunch boxes / Burger boxes / Protein and greens plates
    first: Orange Porch / Canteen Nine / Blue Plate Road / Tin Roof / Ash & Acorn / Weathervane / Union Supper / Larkspur / Good Neighbor / Half Acre Table
    last: Kitchen / Grill / Table / Tavern / Lunchroom / Catering
    pairs: lunch_sandwiches / lunch_salads / breakfast_hot / appetizer_finger_food / lunch_bbq
    glyphs: hamburger / poultry-leg / french-fries / green-salad / potato / ear-of-corn
    garnish: herb / tomato / lemon
    palette: linen
    mains:
    rotisserie chicken - lemon, thyme, pan jus [gf df]
    smash burger - American cheese, pickles, secret sauce
    braised short rib - red wine, pearl onions [gf df]
    seared salmon - dill butter, lemon [gf]
    turkey meatloaf - tomato glaze
    black bean burger - chipotle mayo, avocado [v]
    stuffed portobello - farro, spinach, walnut pesto [vg n]
    three-cheese macaroni - crusty top [v]
    sides:
    mashed Yukon potatoes - butter, chives [v gf]
    Caesar salad - torn croutons, parmesan
    roasted broccoli - garlic, lemon [vg gf]
    maple carrots - thyme, flaky salt [vg gf]
    corn pudding - sweet and soft [v]
    coleslaw - cider vinegar [vg gf]
    with:
    dinner rolls - whipped butter [v]
    green salad - shallot vinaigrette [vg gf]
    sauces - mustard, ketchup, garlic aioli [v gf]
    extras:
    apple crisp - serves ten, oat topping [v] $36.00
    lemonade - a gallon [vg gf] $17.00
    gluten-free bun instead - each [gf] $1.75
    chili - a quart, with all the toppings [gf df] $16.00`,
  ),
  cuisine(
    'lunch_bbq',
    `
    price: 13.50 / 21.50
    served: hot
    subject: meat
    styles: Central Texas / Memphis / Carolina / Kansas City / Alabama / Oak pit
    buffet: Smokehouse spread / Brisket and ribs table / Pulled pork bar / Pitmaster buffet
    box: Barbecue plates / Brisket sandwich boxes / Pulled pork boxes
    first: Oak & Ledger / Smoke Semaphore / Ember & Alder / Cinder Creek / Burnt End / Slow Hickory / Iron Ash / Big Tinder / Mesquite Moon / Woodpile
    last: Barbecue / Smokehouse / Pit / BBQ & Sides / Smoke Shack
    pairs: lunch_southern / lunch_american / lunch_sandwiches
    glyphs: meat-on-bone / cut-of-meat / ear-of-corn / hot-dog / beans / poultry-leg
    garnish: onion / hot-pepper / herb
    palette: ember
    mains:
    sliced brisket - fourteen hours over post oak [gf df]
    pulled pork - vinegar mop, bark and all [gf df]
    smoked chicken - white sauce [gf]
    St. Louis ribs - dry rub, a light glaze [gf df]
    jalapeño cheddar sausage - coarse ground [gf]
    smoked turkey breast - brined, butter [gf]
    smoked jackfruit - tangy sauce [vg gf]
    burnt ends - molasses, black pepper [gf df]
    sides:
    pit beans - brisket trimmings, molasses [gf df]
    coleslaw - vinegar and celery seed [vg gf]
    macaroni and cheese - breadcrumb top [v]
    potato salad - mustard, dill pickle [v gf df]
    collard greens - smoked onion, no pork [vg gf]
    cornbread - honey butter [v]
    with:
    white bread and pickles - and raw onion [vg]
    two sauces - sweet and peppery [vg gf]
    wet wipes - you will want them [x]
    extras:
    banana pudding - serves ten [v] $34.00
    peach cobbler - serves twelve [v] $42.00
    sweet tea - a gallon [vg gf] $14.00
    vegetable skewers - a dozen, grilled [vg gf] $36.00`,
  ),
  cuisine(
    'lunch_caribbean',
    `
    price: 12.50 / 18.95
    served: hot
    subject: main
    styles: Kingston / Trinidad / San Juan / Havana / Bajan / Port-au-Prince
    buffet: Jerk and rice spread / Island feast / Roti bar / Lechón and plantain table
    box: Jerk chicken boxes / Roti boxes / Island rice bowls
    first: Cane Mill Yard / Allspice / Coral Gate / Scotch Bonnet Lane / Doctor Bird / Blue Mountain Road / Plantain & Palm / Trade Wind / Calypso Yard / Soursop
    last: Kitchen / Jerk House / Grill / Roti Shop / Cookshop
    pairs: lunch_southern / lunch_bbq / dessert_fruit
    glyphs: poultry-leg / cooked-rice / banana / pineapple / pot-of-food
    garnish: lime / hot-pepper / herb
    palette: sunset
    mains:
    jerk chicken - pimento wood, allspice, thyme [gf df]
    oxtail - butter beans, rich gravy [df]
    curry goat - potatoes, scotch bonnet [gf df]
    escovitch snapper - pickled peppers [gf df]
    chickpea and potato curry - in roti or over rice [vg]
    mojo pork - sour orange, garlic [gf df]
    jerk cauliflower - pineapple, scallion [vg gf]
    pepper shrimp - garlic, scotch bonnet [gf df]
    sides:
    rice and peas - coconut milk, thyme [vg gf]
    sweet plantains - fried dark [vg gf]
    callaloo - greens, okra, coconut [vg gf]
    festival - sweet fried dumplings [vg]
    cabbage and carrot - steamed with thyme [vg gf]
    macaroni pie - sharp cheddar [v]
    with:
    mango slaw - lime and cilantro [vg gf]
    jerk sauce and pepper sauce - on the side [vg gf]
    coco bread - soft and warm [v]
    extras:
    rum cake - serves twelve, no raisins [v] $38.00
    sorrel punch - a gallon, ginger and clove [vg gf] $24.00
    beef patties - half a dozen [df] $24.00
    vegetable patties - half a dozen [vg] $22.00`,
  ),
  cuisine(
    'lunch_mexican',
    `
    price: 11.50 / 18.50
    served: hot
    subject: filling
    styles: Oaxacan / Baja / Yucatán / Jalisco / Sonoran / Veracruz
    buffet: Street taco bar / Fajita skillet spread / Enchilada bake / Burrito bowl line / Tamale feast
    box: Burrito boxes / Burrito bowls / Taco salad bowls / Torta boxes
    first: Casa Perihuete / Comal y Cobre / Milpa Dorada / Agave Gate / La Golondrina Azul / Nopal & Sons / Tres Hornos / Barrio Canela / Maíz Morado / Doña Chelo
    last: Cocina / Taquería / Cantina / Kitchen / Antojitos / Tacos
    pairs: breakfast_tacos / appetizer_dips / lunch_southern / snack_drinks
    glyphs: taco / burrito / avocado / tamale / hot-pepper / ear-of-corn
    garnish: lime / hot-pepper / herb
    palette: terracotta
    mains:
    chicken tinga - chipotle, charred tomato, slow-cooked thigh [gf df]
    carnitas - braised in orange and bay, crisped [gf df]
    carne asada - citrus-marinated skirt steak [gf df]
    cochinita pibil - achiote, sour orange, banana leaf [gf df]
    grilled cactus and mushroom - epazote, guajillo [vg gf]
    Baja fish - beer batter, cabbage [df]
    chile-lime shrimp - garlic, árbol [gf df]
    roasted poblano and corn - cotija, crema [v gf]
    sides:
    cilantro lime rice - long grain [vg gf]
    black beans - avocado leaf [vg gf]
    refried pintos - cotija on top [v gf]
    esquites - corn, lime, chile, crema [v gf]
    jicama and orange salad - tajín [vg gf]
    nopal salad - tomato, oregano [vg gf]
    with:
    warm corn tortillas for tacos - pressed this morning [vg gf]
    salsa roja and salsa verde - charred on the comal [vg gf]
    lime, cilantro and onion - chopped fine [vg gf]
    extras:
    guacamole and chips - a quart, serves ten [vg gf] $29.00
    churros - a dozen, cajeta [v] $22.00
    horchata - a gallon, cinnamon and rice [vg gf] $24.00
    queso with rajas - a quart [v gf] $19.00`,
  ),
  cuisine(
    'lunch_southern',
    `
    price: 12.95 / 19.50
    served: hot
    subject: main
    styles: Lowcountry / Creole / Nashville / Delta / Savannah / Bayou
    buffet: Fried chicken supper / Lowcountry boil / Meat and three spread / Gumbo and cornbread table
    box: Fried chicken boxes / Hot chicken sandwich boxes / Shrimp and grits bowls
    first: Magnolia Fork / Pickle Jar / Sister Opal's / Honeysuckle Gate / Crossroads Hen / Mason Lane / Praline & Pepper / Cotton Gate / Tall Pines / Sunday Gravy
    last: Kitchen / Chicken House / Supper / Meat & Three / Table
    pairs: lunch_bbq / lunch_american / breakfast_hot / dessert_pastries
    glyphs: poultry-leg / shrimp / ear-of-corn / pot-of-food / butter / beans
    garnish: herb / lemon / hot-pepper
    palette: honey
    mains:
    buttermilk fried chicken - pickle brine, black pepper
    hot chicken - cayenne paste, white bread, pickles
    shrimp and grits - tasso gravy
    blackened catfish - lemon, pecan rice [gf df n]
    chicken and sausage gumbo - dark roux, okra [df]
    smothered pork chops - onion gravy
    crisp okra and lima succotash - corn, tomato [vg gf]
    fried green tomato plate - pimento cheese [v]
    sides:
    pimento macaroni - sharp cheddar [v]
    collard greens - smoked paprika, vinegar [vg gf]
    candied yams - orange and pecan [vg gf n]
    red beans and rice - no pork [vg gf]
    creamed corn - sweet and peppery [v gf]
    pickled beets - clove [vg gf]
    with:
    skillet cornbread - sorghum butter [v]
    pepper vinegar and hot sauce - two bottles [vg gf]
    bread and butter pickles - made here [vg gf]
    extras:
    peach cobbler - serves twelve [v] $42.00
    sweet tea - a gallon [vg gf] $14.00
    deviled eggs - two dozen halves [v gf df] $26.00
    pecan pie - nine inches [v n] $33.00`,
  ),
  cuisine(
    'lunch_sandwiches',
    `
    price: 10.95 / 16.95
    served: cold
    subject: sandwich
    styles: Deli / Market Street / Parisian / Italian hoagie / Schoolyard / Harvest
    buffet: Sandwich platter / Wrap and salad tray / Deli table / Pressed panini spread
    box: Boxed lunches / Wrap boxes / Sandwich and salad boxes
    first: Rye & Reason / Loaf Street / Butcher's Paper / Crust & Clover / Green Door / Mustard Seed Lane / Toasted Anchor / Stack & Slice / Pumpernickel / The Press Room
    last: Deli / Sandwiches / Sandwich Counter / Bread & Co. / Lunch
    pairs: lunch_salads / breakfast_sandwiches / dessert_cookies / snack_boxes
    glyphs: sandwich / baguette-bread / cheese-wedge / tomato / burrito / green-salad
    garnish: leafy-green / tomato / cucumber
    palette: linen
    mains:
    roast turkey and apple - cheddar, sage mayo, sourdough
    Italian combo - soppressata, provolone, hot peppers
    chicken pesto - roasted tomato, ciabatta [n]
    roast beef and horseradish - pickled onion, rye
    caprese with basil - fresh mozzarella, balsamic [v]
    hummus and roasted vegetable wrap - spinach, sprouts [vg]
    tuna Niçoise baguette - olive, egg, green bean [df]
    crisp tofu bánh mì wrap - pickled daikon, sriracha [vg]
    sides:
    kettle chips - sea salt [vg gf]
    pasta salad - sun-dried tomato, olives [vg]
    red potato salad - whole-grain mustard [v gf df]
    fruit cup - melon and berries [vg gf]
    kale and quinoa salad - lemon dressing [vg gf]
    dill pickle - half-sour [vg gf]
    with:
    mustard and mayonnaise - packets, on the side [v gf]
    labels on each - with allergens [x]
    napkins and cutlery - compostable [x]
    extras:
    chocolate chunk cookies - a dozen [v] $24.00
    gluten-free bread instead - each [gf] $1.75
    sparkling water - by the can [vg gf] $2.25
    tomato soup - a quart, serves four [v gf] $14.00`,
  ),
  cuisine(
    'lunch_salads',
    `
    price: 12.25 / 18.25
    served: cold
    subject: bowl
    styles: Californian / Green goddess / Harvest / Levantine / Miso / Coastal
    buffet: Salad bar / Grain bowl bar / Market greens spread / Warm bowl line
    box: Salad boxes / Grain bowls / Market bowls
    first: Sprig & Spade / Arugula Street / Farro & Fern / Bright Bowl / Radish Row / Kale & Kin / Field Day / Verdant / Little Gem / Parsley Court
    last: Greens / Bowls / Kitchen / Salad Works / Market
    pairs: lunch_sandwiches / breakfast_healthy / lunch_mediterranean / snack_boxes
    glyphs: green-salad / leafy-green / avocado / tomato / bell-pepper / cooking
    garnish: herb / tomato / lemon
    palette: leaf
    mains:
    kale Caesar with chicken - parmesan, rye crumbs
    harvest bowl - roasted squash, wild rice, pecans [vg gf n]
    salmon Niçoise - green beans, egg, olives [gf df]
    miso tofu bowl - soba, edamame, cabbage [vg]
    chopped Greek salad - feta, olives, oregano [v gf]
    steak and arugula - blue cheese, pickled onion [gf]
    green goddess bowl - quinoa, avocado, snap peas [v gf]
    chicken cobb - bacon, egg, avocado [gf]
    sides:
    sweet potato wedges - smoked salt [vg gf]
    lentil soup - lemon and cumin [vg gf]
    beet and orange salad - pistachio [vg gf n]
    seeded flatbread - olive oil [vg]
    marinated beans - herbs, shallot [vg gf]
    with:
    three dressings - lemon tahini, ranch, balsamic [v gf]
    seeds and croutons - in bowls [vg]
    rolls and olive oil - baked near here [vg]
    extras:
    grilled chicken - a pound, sliced [gf df] $19.00
    roasted salmon - a pound, flaked [gf df] $28.00
    cucumber mint water - two gallons [vg gf] $18.00
    dark chocolate bark - almonds, sea salt [vg gf n] $16.00`,
  ),
];

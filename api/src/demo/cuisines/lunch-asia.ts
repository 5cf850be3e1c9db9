import { cuisine } from './cuisine';

export const lunchAsia = [
  cuisine(
    'lunch_chinese',
    `
    price: 11.75 / 18.50
    served: hot
    subject: wok dish
    styles: Sichuan / Cantonese / Hunan / Shanghai / Xi'an / Canal Street
    buffet: Wok family spread / Dim sum banquet / Hand-pulled noodle table / Dumpling and wok buffet
    box: Wok rice boxes / Noodle boxes / Dumpling lunch boxes
    first: Jade Lantern / Nine Rivers / Golden Abacus / Plum Gate / Silk & Sichuan / Moon Over Canal / Lucky Carp / Red Persimmon / Cloud Ladder / Tea Horse
    last: Wok / Noodle House / Kitchen / Dumpling Hall / Canteen / Palace
    pairs: lunch_vietnamese / lunch_thai / snack_drinks
    glyphs: takeout-box / dumpling / steaming-bowl / cooked-rice / fortune-cookie / fried-shrimp
    garnish: hot-pepper / garlic / herb
    palette: crimson
    mains:
    mapo tofu - Sichuan peppercorn, fermented bean [vg]
    kung pao chicken - peanuts, dried chiles [df n]
    beef with Chinese broccoli - oyster sauce, ginger [df]
    Cantonese roast duck - five spice, plum sauce [df]
    dan dan noodles - sesame, preserved greens [df n]
    cumin lamb - charred onion, coriander seed [gf df]
    salt and pepper shrimp - jalapeño, fried garlic [df]
    pork and chive dumplings - black vinegar [df]
    sides:
    dry-fried green beans - garlic, chile [vg gf]
    smashed cucumber - sesame, rice vinegar [vg gf]
    scallion pancakes - flaky layers [vg]
    vegetable fried rice - peas, carrot, egg [v gf df]
    garlic bok choy - glossy and green [vg gf]
    hot and sour soup - wood ear, tofu [v df]
    with:
    jasmine rice - steamed [vg gf]
    chile crisp and black vinegar - in small bottles [vg]
    fortune cookies - one for each person [v]
    extras:
    vegetable spring rolls - a dozen [vg] $22.00
    bao with braised pork - half a dozen [df] $24.00
    jasmine tea urn - twelve cups [vg gf] $24.00
    sesame balls - red bean, a dozen [vg gf] $19.00`,
  ),
  cuisine(
    'lunch_filipino',
    `
    price: 12.25 / 18.95
    served: hot
    subject: ulam
    styles: Pampanga / Manila / Ilocano / Visayan / Fiesta / Kamayan
    buffet: Kamayan feast / Adobo and pancit spread / Inihaw grill table / Fiesta buffet
    box: Silog boxes / Adobo rice boxes / Inasal boxes
    first: Bahay Anahaw / Tita Luz / Calamansi / Salo & Sulo / Manong Ben's / Sampaguita / Jeepney Blue / Mabuhay Street / Ube Moon / Little Luzon
    last: Kitchen / Grill / Carinderia / Kusina / Eatery
    pairs: lunch_hawaiian / lunch_bbq / dessert_pastries
    glyphs: shallow-pan-of-food / cooked-rice / meat-on-bone / cooking / shrimp
    garnish: lime / herb / garlic
    palette: sunset
    mains:
    chicken adobo - cane vinegar, bay, black pepper [df]
    pork sisig - calamansi, chile, crisp edges [gf df]
    chicken inasal - annatto, lemongrass, over coals [gf df]
    lechon kawali - crackling skin, liver sauce [df]
    laing with mushrooms - taro leaves in coconut milk [vg gf]
    beef kare-kare - peanut sauce, long beans [gf df n]
    tofu and vegetable adobo - king oyster mushroom [vg]
    shrimp sinigang - tamarind broth, radish [gf df]
    sides:
    pancit bihon - thin rice noodles, vegetables [vg gf]
    garlic rice - sinangag, fried golden [vg gf]
    lumpiang Shanghai - pork, crisp wrappers [df]
    atchara - pickled green papaya [vg gf]
    ensaladang talong - grilled eggplant, tomato [vg gf]
    with:
    steamed rice - a mound for everyone [vg gf]
    spiced vinegar and calamansi - for dipping [vg gf]
    banana ketchup - made here [vg gf]
    extras:
    ube halaya bars - purple yam, coconut, a dozen [v gf] $24.00
    turon - banana and jackfruit, a dozen [vg] $20.00
    calamansi juice - a gallon [vg gf] $23.00
    vegetable lumpia - two dozen [vg] $26.00`,
  ),
  cuisine(
    'lunch_hawaiian',
    `
    price: 12.95 / 18.95
    served: cold
    subject: plate
    styles: North Shore / Hilo / Maui / Kona / Backyard / Lanai
    buffet: Poke bar / Plate lunch spread / Luau buffet / Huli-huli grill table
    box: Poke bowls / Plate lunch boxes / Musubi and slaw boxes
    first: Tiki Fern / Salt Pond / Little Wave / Papaya Sky / Big Swell / Koa & Kai / Aloha Pantry / Pali Road / Sandbar / Hibiscus Point
    last: Poke / Plate Lunch / Island Grill / Kitchen / Lunch Wagon
    pairs: lunch_japanese / lunch_filipino / dessert_frozen
    glyphs: rice-ball / pineapple / cooked-rice / fish-cake-with-swirl / avocado
    garnish: lime / herb / pineapple
    palette: sky
    mains:
    ahi shoyu poke - sweet onion, limu, sesame [df]
    salmon poke with avocado - ponzu, cucumber [df]
    huli-huli chicken - ginger, pineapple glaze [df]
    kalua pork - smoked, with cabbage [gf df]
    loco moco - beef patty, egg, brown gravy [df]
    tofu poke - chile crisp, edamame [vg]
    garlic shrimp - the North Shore way [gf]
    teriyaki mushroom plate - grilled pineapple [vg]
    sides:
    macaroni salad - creamy and peppery [v df]
    seaweed salad - sesame dressing [vg]
    spam musubi - seared, sweet soy [df]
    edamame - sea salt [vg gf]
    lomi tomato - onion, chile water [vg gf]
    with:
    white or brown rice - two scoops [vg gf]
    furikake and pickled ginger - in bowls [df]
    spicy mayo and ponzu - on the side [v df]
    extras:
    coconut haupia squares - a dozen [vg gf] $21.00
    sweet rolls - a dozen, with butter [v] $13.00
    passion fruit guava juice - a gallon [vg gf] $24.00
    extra ahi - half a pound [gf df] $22.00`,
  ),
  cuisine(
    'lunch_indian',
    `
    price: 12.25 / 18.75
    served: hot
    subject: curry
    styles: Punjabi / Goan / Hyderabadi / Kerala / Bombay street / Lucknow
    buffet: Curry and naan feast / Biryani celebration / Tandoor spread / Chaat and curry table
    box: Thali boxes / Curry rice bowls / Kathi roll boxes
    first: Marigold & Mace / Copper Thali / Monsoon Lane / Paisley Pot / Tamarind Gate / Cardamom Hill / Peacock Street / Ginger Station / Nine Spice / Lotus Ladle
    last: Kitchen / Tandoor / Curry House / Canteen / Masala Room
    pairs: lunch_mediterranean / lunch_thai / snack_drinks
    glyphs: curry-rice / flatbread / pot-of-food / cooked-rice / hot-pepper / falafel
    garnish: herb / hot-pepper / lime
    palette: saffron
    mains:
    chicken tikka masala - tandoor-charred, tomato, fenugreek [gf]
    saag paneer - spinach, garlic, fresh cheese [v gf]
    chana masala - chickpeas, amchur, ginger [vg gf]
    Goan fish curry - coconut, kokum [gf df]
    lamb rogan josh - Kashmiri chile, cardamom [gf]
    aloo gobi - cauliflower, potato, turmeric [vg gf]
    chicken biryani - saffron, fried onion, mint [gf]
    dal makhani - black lentils, simmered overnight [v gf]
    sides:
    vegetable samosas - peas, potato, tamarind chutney [vg]
    kachumber salad - cucumber, tomato, lime [vg gf]
    cucumber raita - mint, roasted cumin [v gf]
    onion bhaji - chickpea batter [vg gf]
    Bombay potatoes - mustard seed, curry leaf [vg gf]
    with:
    basmati rice - cumin and bay [vg gf]
    garlic naan - blistered, brushed with ghee [v]
    mint and tamarind chutneys - two pots [vg gf]
    extras:
    mango lassi - a gallon [v gf] $28.00
    gulab jamun - a dozen, rose syrup [v] $18.00
    gluten-free roti - half a dozen [vg gf] $12.00
    masala chai urn - twelve cups [v gf] $30.00`,
  ),
  cuisine(
    'lunch_indonesian',
    `
    price: 12.25 / 18.25
    served: hot
    subject: dish
    styles: Balinese / Padang / Javanese / Sumatran / Jakarta street / Spice Island
    buffet: Rijsttafel / Nasi campur spread / Satay and noodle table / Rendang feast
    box: Nasi goreng boxes / Nasi campur bowls / Satay boxes
    first: Warung Bintang / Pandan Leaf / Java Kettle / Spice Ferry / Kecap & Kin / Bali Gate / Nusa / Clove Harbor / Ibu Sari's / Banana Leaf Nine
    last: Warung / Kitchen / Rijsttafel / Satay House / Canteen
    pairs: lunch_thai / lunch_vietnamese / lunch_filipino
    glyphs: cooked-rice / fried-shrimp / shallow-pan-of-food / peanuts / cooking
    garnish: hot-pepper / lime / herb
    palette: saffron
    mains:
    beef rendang - coconut, galangal, four hours [gf df]
    chicken satay - peanut sauce, kecap manis [df n]
    nasi goreng - fried rice, egg, shrimp paste [df]
    tempeh orek - sweet soy, chile, crisp [vg]
    gado-gado - long beans, egg, peanut dressing [v gf df n]
    ayam bakar - grilled chicken, lime leaf [df]
    sambal eggplant - fried shallot [vg gf]
    prawn curry - lemongrass, turmeric [gf df]
    sides:
    mie goreng - egg noodles, cabbage [v df]
    urap - greens with spiced coconut [vg gf]
    perkedel - potato and scallion fritters [v gf df]
    pickled acar - cucumber, carrot, chile [vg gf]
    corn fritters - sweet, with lime leaf [v df]
    with:
    coconut rice - pandan, ginger [vg gf]
    sambal trio - from mild to serious [vg gf]
    prawn crackers - a tall bag [df]
    extras:
    pisang goreng - banana fritters, a dozen [vg] $19.00
    jasmine iced tea - a gallon [vg gf] $19.00
    klepon - palm sugar rice cakes, a dozen [vg gf] $21.00
    extra satay - ten skewers [gf df n] $32.00`,
  ),
  cuisine(
    'lunch_japanese',
    `
    price: 13.50 / 22.50
    served: cold
    subject: main
    styles: Osaka / Tokyo / Kyoto / Sapporo / Izakaya / Okinawa
    buffet: Sushi platter / Izakaya table / Donburi bar / Teriyaki and roll spread
    box: Bento boxes / Sushi boxes / Donburi bowls / Chirashi boxes
    first: Paper Crane / Tanuki / Indigo Noren / Yuzu Grove / Kumo & Kin / Little Ginza / Three Herons / Momiji Lane / Sakana & Stone / Quiet Tea
    last: Bento / Sushi / Kitchen / Izakaya / Donburi
    pairs: lunch_korean / lunch_hawaiian / lunch_salads
    glyphs: sushi / bento-box / rice-ball / steaming-bowl / fried-shrimp / dango
    garnish: ginger-root / lemon / herb
    palette: indigo
    mains:
    chicken teriyaki - grilled thigh, sesame [df]
    salmon with miso glaze - broiled, scallion [df]
    spicy tuna roll - cucumber, togarashi [df]
    vegetable futomaki - kampyo, shiitake, spinach [vg]
    pork katsu - panko, cabbage, tonkatsu sauce [df]
    beef gyudon - onion, soft egg [df]
    agedashi tofu - ginger, dashi without fish [vg]
    ebi tempura - sweet shrimp, tentsuyu [df]
    sides:
    edamame - sea salt [vg gf]
    miso soup - tofu, wakame [vg]
    sunomono - cucumber, rice vinegar [vg gf]
    gyoza - pork and cabbage, seared [df]
    potato salad - Kewpie, cucumber, egg [v df]
    hijiki - carrot, fried tofu [vg]
    with:
    steamed koshihikari rice - sesame on top [vg gf]
    pickled ginger and wasabi - with soy sauce [vg]
    side salad - carrot ginger dressing [vg gf]
    extras:
    mochi ice cream - a dozen [v gf] $26.00
    green tea bottles - unsweetened, each [vg gf] $3.25
    shrimp shumai - a dozen [df] $21.00
    gluten-free tamari - a bottle for the table [vg gf] $4.00`,
  ),
  cuisine(
    'lunch_korean',
    `
    price: 12.75 / 19.50
    served: hot
    subject: main
    styles: Seoul / Busan / Jeonju / Night market / Jeju / Itaewon
    buffet: Korean barbecue spread / Bibimbap bar / Banchan table / Fried chicken and kimbap table
    box: Bibimbap bowls / Dosirak boxes / Kimbap boxes / Rice bowl boxes
    first: Moon Jar / Seoul Lantern / Gochu & Grain / Hanok Street / Tiger Rice / Magpie / Kimchi Garden / Halmoni's / Stone Bowl / Han River
    last: Kitchen / Barbecue / Bunsik / Canteen / Table
    pairs: lunch_japanese / lunch_chinese / lunch_bbq
    glyphs: shallow-pan-of-food / cut-of-meat / cooked-rice / cooking / poultry-leg / steaming-bowl
    garnish: hot-pepper / garlic / herb
    palette: crimson
    mains:
    beef bulgogi - pear, soy, sesame [df]
    spicy pork - gochujang, scallion [df]
    Korean fried chicken - soy garlic, twice fried [df]
    tofu bokkeum - chile, zucchini [vg]
    galbi short ribs - cut across the bone, charred [df]
    japchae - glass noodles, mushrooms, spinach [vg gf]
    dak galbi - chicken, cabbage, rice cakes [df]
    mushroom bulgogi - oyster mushrooms, sesame [vg]
    sides:
    napa kimchi - fermented here for two weeks [gf df]
    scallion pancake - crisp edges, soy dip [v df]
    spinach namul - sesame, garlic [vg gf]
    tteokbokki - rice cakes in red sauce [vg]
    pickled radish - sweet and yellow [vg gf]
    soybean sprouts - chile flakes [vg gf]
    with:
    short-grain rice - white or purple [vg gf]
    gochujang and ssamjang - on the side [vg]
    roasted seaweed - for wrapping [vg gf]
    extras:
    vegetable kimbap - six rolls, cut [vg gf] $36.00
    barley tea - a gallon, cold [vg] $18.00
    hotteok - brown sugar pancakes, a dozen [vg n] $24.00
    extra banchan tray - five kinds [vg gf] $32.00`,
  ),
  cuisine(
    'lunch_thai',
    `
    price: 11.95 / 17.95
    served: hot
    subject: curry or stir-fry
    styles: Isan / Chiang Mai / Bangkok / Southern Thai / Night train / Phuket
    buffet: Curry and noodle spread / Thai family table / Isan grill feast / Pad Thai bar
    box: Curry rice boxes / Pad Thai boxes / Thai salad bowls
    first: Basil Elephant / Siam Street / Lemongrass Line / Orchid & Ember / Tuk Tuk Alley / Mango Temple / Basil Temple / Golden Tamarind / River Kwai Lane / Seven Lotus
    last: Thai Kitchen / Noodle Bar / Curry House / Eatery / Thai
    pairs: lunch_vietnamese / lunch_chinese / lunch_indonesian
    glyphs: steaming-bowl / curry-rice / shrimp / takeout-box / peanuts / hot-pepper
    garnish: lime / hot-pepper / herb
    palette: jade
    mains:
    green curry with chicken - Thai eggplant, basil [gf df]
    massaman beef - potato, peanut, cinnamon [gf df n]
    pad Thai with shrimp - tamarind, egg, peanuts [gf df n]
    basil pork - holy basil, chile, green bean [df]
    red curry with tofu - bamboo shoot, kaffir lime [vg gf]
    cashew chicken - roasted chile paste [df n]
    drunken noodles with vegetables - wide rice noodles [vg]
    grilled lemongrass chicken - tamarind dip [gf df]
    sides:
    green papaya salad - lime, long beans, peanuts [gf df n]
    vegetable spring rolls - sweet chile sauce [vg]
    tom kha soup - coconut, galangal, mushroom [vg gf]
    cucumber relish - shallot, chile [vg gf]
    chive cakes - pan-fried, soy [vg gf]
    with:
    jasmine rice - steamed [vg gf]
    prik nam pla and chile flakes - for the brave [gf df]
    lime and bean sprouts - fresh [vg gf]
    extras:
    mango sticky rice - six portions [vg gf] $33.00
    Thai iced tea - a gallon, condensed milk aside [v gf] $26.00
    chicken satay - a dozen skewers [gf df n] $34.00
    summer rolls - a dozen, cut [vg gf n] $27.00`,
  ),
  cuisine(
    'lunch_vietnamese',
    `
    price: 11.95 / 17.50
    served: cold
    subject: protein
    styles: Saigon / Hanoi / Huế / Mekong / Da Nang / Little Saigon
    buffet: Bánh mì platter / Vermicelli bar / Summer roll and noodle spread / Rice plate table
    box: Vermicelli bowls / Bánh mì boxes / Broken rice boxes
    first: Lotus & Lime / Saigon Swallow / Bamboo Swallow / Bà Hai / Red Sampan / Star Anise / Mint Alley / Perilla Bridge / Little Hanoi / Conical Hat
    last: Kitchen / Bánh Mì / Pho House / Noodles / Eatery
    pairs: lunch_thai / lunch_chinese / lunch_sandwiches
    glyphs: steaming-bowl / baguette-bread / stuffed-flatbread / shrimp / cooked-rice / carrot
    garnish: herb / lime / hot-pepper
    palette: jade
    mains:
    lemongrass chicken - grilled, caramelized edges [gf df]
    grilled pork - fish sauce, sugar, shallot [gf df]
    five-spice tofu - crisp cubes [vg]
    shaking beef - watercress, black pepper [df]
    caramel salmon - ginger, scallion oil [gf df]
    turmeric fish with dill - Hanoi style [gf df]
    lemongrass mushrooms - oyster and king trumpet [vg gf]
    grilled shrimp - nuoc cham, herbs [gf df]
    sides:
    shrimp summer rolls - rice paper, mint, peanut sauce [gf df n]
    tofu summer rolls - avocado, hoisin [vg n]
    imperial rolls - pork, fried crisp [df]
    green mango salad - herbs, crushed peanuts [vg gf n]
    lotus root salad - pickled carrot, sesame [vg gf]
    with:
    rice vermicelli - with cucumber and sprouts [vg gf]
    herbs and lettuce - mint, perilla, cilantro [vg gf]
    nuoc cham - and a vegan one [gf df]
    extras:
    Vietnamese iced coffee - a growler, serves eight [v gf] $27.00
    extra baguettes - half a dozen [vg] $9.00
    coconut flan - six cups [v gf] $24.00
    jasmine lemongrass tea - a gallon [vg gf] $19.00`,
  ),
];

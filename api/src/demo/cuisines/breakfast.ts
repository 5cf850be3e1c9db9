import { cuisine } from './cuisine';

export const breakfast = [
  cuisine(
    'breakfast_hot',
    `
    price: 10.50 / 16.50
    served: hot
    subject: egg dish
    styles: Farmhouse / Vermont / Sunrise / Cast-iron / Hudson Valley / Early shift
    buffet: Hot breakfast spread / Scrambled egg & griddle buffet / Frittata brunch table / Pancake and bacon bar
    box: Hot breakfast boxes / Skillet breakfast bowls / Egg scramble plates
    first: Copper Skillet Lane / Rooster & Rye / Early Lark / Maple Lantern / Griddle / Sunny Hollow / Marigold / Buttermilk / Porch Light / Half Past Six
    last: Kitchen / Breakfast House / Diner / Morning Table / Skillet Co. / Egg Room
    pairs: breakfast_continental / breakfast_sandwiches / breakfast_healthy / breakfast_bagels
    glyphs: cooking / bacon / pancakes / bread / waffle
    garnish: herb / strawberry / butter
    palette: honey
    mains:
    soft scrambled eggs - cultured butter and chives [v gf]
    spinach and feta frittata - baked in cast iron, with leeks [v gf]
    egg white scramble - blistered tomatoes, basil oil [v gf df]
    chorizo and potato hash - peppers, cumin, a fried egg on top [gf df]
    tofu scramble - turmeric, black beans, charred scallion [vg gf]
    buttermilk pancakes - whipped maple butter [v]
    brioche French toast - roasted pears, cinnamon sugar [v]
    smoked salmon strata - dill, rye crumbs, crème fraîche
    sides:
    thick-cut maple bacon - from a small smokehouse [gf df]
    chicken apple sausage - seared until it snaps [gf df]
    crisp rosemary potatoes - twice cooked, sea salt [vg gf]
    griddled tomatoes - thyme and garlic crumbs [vg]
    cheddar grits - stone-ground white corn [v gf]
    roasted mushrooms - sherry vinegar, parsley [vg gf]
    with:
    sourdough toast and jam - raspberry, apricot and salted butter [v]
    cut fruit - melon, pineapple and berries [vg gf]
    hot sauce and ketchup - house-made, on the side [vg gf]
    extras:
    cold brew growler - serves eight, with oat milk and cane syrup [vg gf] $24.00
    fresh orange juice - pressed this morning, by the bottle [vg gf] $4.25
    banana walnut bread - a whole loaf, sliced [v n] $18.00
    yogurt and granola cup - wildflower honey, pumpkin seeds [v] $4.75`,
  ),
  cuisine(
    'breakfast_continental',
    `
    price: 7.75 / 12.25
    served: cold
    subject: pastry
    styles: Parisian / Viennese / Lisbon / Copenhagen / Left Bank / Alpine
    buffet: Continental table / Croissant and fruit spread / Pastry basket breakfast / Bakery morning table
    box: Continental boxes / Croissant breakfast boxes / Pastry and fruit boxes
    first: Little Flour / Petite Levée / Marzipan Street / Laminé / Blue Awning / Vanille / Sugar & Thistle / Petit Carré / Morning Bell / Almond Row
    last: Bakery / Boulangerie / Pâtisserie / Bakehouse / Oven
    pairs: dessert_pastries / breakfast_healthy / snack_drinks / breakfast_sandwiches
    glyphs: croissant / bread / baguette-bread / doughnut / hot-beverage
    garnish: strawberry / blueberries / herb
    palette: rose
    mains:
    butter croissant - three days in the making [v]
    almond croissant - frangipane, toasted flakes [v n]
    pain au chocolat - two batons of dark chocolate [v]
    blueberry streusel muffin - lemon zest, brown-butter crumb [v]
    cardamom bun - twisted, pearl sugar [v]
    ham and gruyère croissant - Dijon, baked until crisp
    apple turnover - vegan puff pastry, cinnamon [vg]
    gluten-free banana muffin - rice and oat flour, dark chocolate [v gf]
    sides:
    Greek yogurt pots - rhubarb compote [v gf]
    berries and mint - strawberries, blueberries, blackberries [vg gf]
    honeydew and pineapple - cut an hour before delivery [vg gf]
    soft-boiled eggs - sea salt and pepper [v gf df]
    oat granola - coconut, pumpkin seed, maple [vg]
    with:
    salted butter and preserves - apricot and sour cherry [v gf]
    orange juice - small bottles [vg gf]
    napkins and bamboo plates - compostable [x]
    extras:
    drip coffee tote - twelve cups, with milk and sugar [v gf] $29.00
    hot water and tea chest - black, green, mint and rooibos [vg gf] $22.00
    cheese and ham plate - gruyère, brie, cooked ham, cornichons [gf] $46.00
    overnight oats jar - chia, almond milk, blueberry [vg n] $5.25`,
  ),
  cuisine(
    'breakfast_bagels',
    `
    price: 7.50 / 12.50
    served: cold
    subject: bagel
    styles: Lower East Side / Montréal / Boardwalk / Sunday / Delancey / Everything
    buffet: Bagel and schmear spread / Smoked fish bagel table / Baker's dozen bagel bar / Bagel brunch platter
    box: Bagel sandwich boxes / Lox and bagel boxes / Bagel and fruit boxes
    first: Poppy & Pearl / Kettle Ring / Seven Seeds / Round Table / Uncle Mort's / Salt & Sesame / Golden Ring / Morning Boil / Schmear Street / Bialy
    last: Bagels / Bagel Works / Bagel Room / Appetizing / Bakery
    pairs: breakfast_continental / breakfast_sandwiches / lunch_sandwiches
    glyphs: bagel / cucumber / tomato / fish-cake-with-swirl / hot-beverage
    garnish: herb / lemon / onion
    palette: linen
    mains:
    everything bagel - sesame, poppy, garlic, onion, salt [vg]
    sesame bagel - boiled, then baked on burlap boards [vg]
    poppy seed bagel - blue-gray and nutty [vg]
    plain bagel - chewy, blistered crust [vg]
    cinnamon raisin bagel - plump raisins, a little honey [v df]
    pumpernickel bagel - caraway and molasses [vg]
    whole wheat bagel - with rolled oats [vg]
    gluten-free bagel - baked and wrapped apart [v gf]
    sides:
    scallion cream cheese - whipped each morning [v gf]
    smoked salmon - sliced by hand [gf df]
    whitefish salad - celery, dill, lemon [gf]
    egg salad - soft yolks, chives [v gf df]
    tofu spread - herbs and roasted garlic [vg gf]
    honey walnut cream cheese - toasted walnuts [v gf n]
    with:
    tomato, cucumber and red onion - sliced thin [vg gf]
    capers and lemon - with fresh dill [vg gf]
    whipped butter - lightly salted [v gf]
    extras:
    drip coffee tote - twelve cups, with milk and sugar [v gf] $28.00
    extra smoked salmon - half a pound, serves five [gf df] $26.00
    black-and-white cookies - half a dozen [v] $19.50
    fresh grapefruit juice - by the bottle [vg gf] $4.50`,
  ),
  cuisine(
    'breakfast_tacos',
    `
    price: 8.50 / 12.75
    served: hot
    subject: taco
    styles: Rio Grande / Austin / Tucson / Border town / Valle / South Lamar
    buffet: Breakfast taco bar / Migas morning table / Build-your-own breakfast tacos
    box: Breakfast taco boxes / Two-taco breakfast boxes / Migas bowls
    first: Gallo Rojo / Mañanita / Tia Lupe's / Comal Temprano / Sol y Huevo / La Vaca Azul / Masa Madre / Cinco Gallos / Buenos Días / El Jilguero
    last: Tacos / Taquería / Desayunos / Taco Wagon / Cocina
    pairs: lunch_mexican / breakfast_hot / snack_drinks
    glyphs: taco / cooking / avocado / burrito / hot-pepper
    garnish: lime / herb / tomato
    palette: terracotta
    mains:
    bacon, egg and cheese taco - smoked bacon, jack cheese, flour tortilla
    chorizo and egg taco - Mexican chorizo, white onion
    potato and egg taco - crisp potatoes, salsa verde [v]
    migas taco - tortilla strips, poblano, cotija [v]
    black bean and avocado taco - refried beans, pickled onion, corn tortilla [vg gf]
    brisket and egg taco - chopped smoked brisket, pico de gallo [df]
    nopales and mushroom taco - grilled cactus, epazote [vg gf]
    machaca taco - dried beef, eggs, tomato [df]
    sides:
    refried black beans - epazote, no lard [vg gf]
    papas con rajas - potatoes and roasted poblanos [vg gf]
    fresh fruit with chile and lime - mango, jicama, watermelon [vg gf]
    cinnamon oatmeal - horchata spices [vg]
    with:
    salsa roja and salsa verde - charred on the comal [vg gf]
    lime wedges and cilantro - white onion [vg gf]
    warm tortillas - corn and flour, wrapped in cloth [vg]
    extras:
    queso fundido - a quart, with chips [v gf] $17.00
    guacamole - a pint, made to order [vg gf] $13.00
    café de olla tote - twelve cups, cinnamon and piloncillo [vg gf] $30.00
    agua fresca - watermelon or hibiscus, a gallon [vg gf] $22.00`,
  ),
  cuisine(
    'breakfast_sandwiches',
    `
    price: 7.95 / 12.50
    served: hot
    subject: sandwich
    styles: Bodega / Corner store / Brooklyn / Bay Street / Commuter / Depot
    buffet: Breakfast sandwich platter / Egg-on-a-roll table / Breakfast burrito tray
    box: Breakfast sandwich boxes / Egg-on-a-roll boxes / Breakfast burrito boxes
    first: Corner Egg / Hot Roll / Platform Nine / Brioche & Bolt / The Yolk Exchange / Depot / Fold & Press / Two Napkins / Sidewalk / Butter & Bell
    last: Sandwich Shop / Egg Counter / Breakfast Co. / Kitchenette / Luncheonette
    pairs: breakfast_hot / lunch_sandwiches / breakfast_healthy
    glyphs: sandwich / cooking / bacon / cheese-wedge / burrito
    garnish: tomato / leafy-green / herb
    palette: honey
    mains:
    bacon, egg and cheddar on brioche - tomato jam
    egg and roasted pepper ciabatta - provolone, basil mayo [v]
    sausage, egg and cheese biscuit - pepper jelly
    turkey sausage wrap - egg whites, spinach, feta
    avocado and soft egg on sourdough - chile crisp, lemon [v df]
    vegan sausage muffin - mung bean egg, cashew cheddar [vg n]
    steak and egg burrito - salsa macha, potatoes, jack cheese
    smoked salmon on rye - pickled cucumber, dill cream cheese
    sides:
    hash brown patties - crisp edges [vg gf]
    fruit cup - pineapple, melon, grapes [vg gf]
    yogurt parfait - granola and berries [v]
    mini cinnamon rolls - cream cheese icing [v]
    with:
    hot sauce packets - two kinds [vg gf]
    ketchup and mayonnaise - on the side [v gf]
    napkins and wet wipes - because it drips [x]
    extras:
    iced coffee carafe - eight cups, milk and oat milk [v gf] $26.00
    hash brown platter - two dozen [vg gf] $27.00
    orange juice - by the bottle [vg gf] $4.00
    gluten-free roll instead - baked and packed apart [gf] $2.00`,
  ),
  cuisine(
    'breakfast_healthy',
    `
    price: 8.25 / 13.50
    served: cold
    subject: bowl
    styles: Coastal / Green market / Sunday reset / Nordic / Garden / Sprouted
    buffet: Parfait and oats bar / Green market breakfast / Açaí bowl bar / Avocado toast table
    box: Parfait boxes / Overnight oats boxes / Protein breakfast boxes
    first: Seed & Stem / Oat Meadow / Bright Side / Green Lantern / Sprout & Spoon / Morning Orchard / Chia Street / Clear Sky / Root & Rise / Good Husk
    last: Kitchen / Bowls / Breakfast Bar / Provisions / Pantry
    pairs: lunch_salads / breakfast_continental / snack_drinks / snack_boxes
    glyphs: parfait-bowl / blueberries / strawberry / banana / avocado / kiwi-fruit
    garnish: strawberry / blueberries / herb
    palette: leaf
    mains:
    açaí bowl - banana, coconut flakes, bee pollen [v gf df]
    overnight oats with fig - almond milk, chia, maple [vg n]
    skyr parfait - lingonberry, rye granola [v]
    quinoa egg bowl - kale, roasted squash, tahini [v gf df]
    avocado toast - pumpkin seed dukkah on seeded bread [vg]
    chia pudding with mango - coconut milk, lime [vg gf]
    cottage cheese and peach bowl - hemp seeds, mint [v gf]
    tofu breakfast bowl - brown rice, greens, miso [vg gf]
    sides:
    seasonal fruit - whatever was ripe at the market [vg gf]
    hard-boiled eggs - furikake salt [gf df]
    pumpkin seed granola - no refined sugar [vg]
    zucchini bread - olive oil, lemon [v]
    with:
    almond butter and honey - on the side [v gf n]
    berries - blueberries and raspberries [vg gf]
    seeds and coconut - sunflower, hemp, flakes [vg gf]
    extras:
    green juice - kale, apple, ginger, by the bottle [vg gf] $7.50
    ginger turmeric shot - two ounces [vg gf] $3.75
    cold brew growler - serves eight, oat milk [vg gf] $25.00
    protein bites - dates, peanut, cacao, half a dozen [vg gf n] $12.00`,
  ),
];

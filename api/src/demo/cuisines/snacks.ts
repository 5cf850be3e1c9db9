import { cuisine } from './cuisine';

export const snacks = [
  cuisine(
    'appetizer_boards',
    `
    price: 8.50 / 15.50
    served: cold
    subject: board
    styles: Alpine / Basque / Hudson / Emilia / Gallery / Cellar
    buffet: Cheese and charcuterie board / Grazing table / Aperitivo spread / Farmhouse cheese board
    box: Picnic boxes / Cheese and charcuterie boxes / Aperitivo boxes
    first: Rind & Vine / Larder Nine / The Cured Fox / Fig & Fennel / Cellar Door / Marble Slab / Brine & Barrel / Quince Street / Gable / Wax & Wheel
    last: Provisions / Boards / Cheesemongers / Grazing Co. / Larder
    pairs: appetizer_dips / appetizer_finger_food / snack_drinks / dessert_fruit
    glyphs: cheese-wedge / grapes / olive / bread / cut-of-meat / pear
    garnish: herb / grapes / chestnut
    palette: wine
    mains:
    aged cheddar and clothbound gouda - crystals and caramel [v gf]
    brie with fig jam - bloomy rind, soft heart [v gf]
    manchego and quince - twelve months old [v gf]
    prosciutto and coppa - sliced to order [gf df]
    saucisson with cornichons - black pepper rind [gf df]
    blue cheese and honeycomb - creamy, not sharp [v gf]
    cashew cheese with herbs - cultured, dairy-free [vg gf n]
    smoked trout rillettes - horseradish, chives [gf]
    sides:
    marinated olives - orange peel, fennel seed [vg gf]
    roasted almonds - rosemary, salt [vg gf n]
    grapes and dried apricots - on the vine [vg gf]
    pickled vegetables - carrot, cauliflower, chile [vg gf]
    grilled artichokes - lemon oil [vg gf]
    with:
    baguette and seeded crackers - sliced, toasted [vg]
    fig jam and mustard - two small jars [vg gf]
    honey - wildflower, with a dipper [v gf]
    extras:
    gluten-free crackers - a sleeve [vg gf] $6.50
    whole baked brie - in puff pastry, serves ten [v] $38.00
    sparkling lemonade - by the bottle [vg gf] $4.25
    olive and nut refill - a pint each [vg gf n] $19.00`,
  ),
  cuisine(
    'appetizer_dips',
    `
    price: 6.75 / 11.25
    served: cold
    subject: dip
    styles: Levantine / Aegean / Garden gate / Tex-Mex / Beirut / Harvest
    buffet: Hummus and mezze table / Crudités garden / Seven-layer dip spread / Chips, salsa and guacamole bar
    box: Hummus and crudités cups / Dip trio boxes / Chips and salsa boxes
    first: Chickpea & Co. / Dip Parade / Green Olive Tree / Radish & Rue / Za'atar Lane / Scoop & Pita / Whipped / Little Beet / Sumac Garden / Swirl
    last: Mezze / Kitchen / Dips / Table / Provisions
    pairs: lunch_mediterranean / appetizer_boards / appetizer_finger_food / snack_boxes
    glyphs: flatbread / carrot / bell-pepper / cucumber / broccoli / dip-bowl
    garnish: herb / olive / lemon
    palette: leaf
    mains:
    classic hummus - tahini, olive oil, Aleppo pepper [vg gf]
    beet hummus - dill, pumpkin seeds [vg gf]
    smoky baba ghanoush - burnt eggplant, pomegranate [vg gf]
    whipped feta - honey and thyme [v gf]
    muhammara - red peppers and walnuts [vg n]
    tzatziki - cucumber, mint, strained yogurt [v gf]
    guacamole - lime, cilantro, serrano [vg gf]
    white bean and rosemary - lemon, garlic oil [vg gf]
    sides:
    rainbow crudités - carrots, radishes, snap peas, endive [vg gf]
    warm pita - brushed with za'atar [vg]
    tortilla chips - fried this morning [vg gf]
    dolmas - rice, currants, dill [vg gf]
    spiced chickpeas - crunchy [vg gf]
    with:
    olive oil and za'atar - for dipping [vg gf]
    lemon wedges - cut thick [vg gf]
    small plates - compostable [x]
    extras:
    gluten-free pita - a pack of six [vg gf] $9.00
    falafel - two dozen, with tahini [vg gf] $26.00
    feta and olives - a pint [v gf] $14.00
    mint lemonade - a gallon [vg gf] $23.00`,
  ),
  cuisine(
    'appetizer_finger_food',
    `
    price: 9.50 / 17.50
    served: cold
    subject: bite
    styles: Cocktail hour / Rooftop / Game night / Gallery / Harbor / Velvet rope
    buffet: Cocktail bites / Slider and skewer table / Passed hors d'oeuvres / Happy hour bites table
    box: Bites boxes / Cocktail hour boxes / Slider boxes
    first: Small Hours / One Bite / Toothpick / Canapé Club / Silver Tray / Little Feast / Tidbit / Bite & Bower / Nibble Street / Opening Night
    last: Catering / Bites / Party Kitchen / Canapés / Events
    pairs: appetizer_boards / appetizer_dips / lunch_american / dessert_cakes
    glyphs: fried-shrimp / dumpling / meat-on-bone / hamburger / falafel / poultry-leg
    garnish: herb / lemon / tomato
    palette: wine
    mains:
    beef sliders - caramelized onion, cheddar, pickles
    chicken satay skewers - peanut sauce, lime [gf df n]
    mini crab cakes - remoulade
    mushroom arancini - fontina, black garlic aioli [v]
    caprese skewers - burrata drops, basil [v gf]
    coconut shrimp - chile jam [df]
    vegetable spring rolls - plum sauce [vg]
    bacon-wrapped dates - almond, smoked paprika [gf df n]
    sides:
    truffle popcorn - parmesan [v gf]
    marinated olives - citrus, herbs [vg gf]
    deviled eggs - paprika, chives [v gf df]
    shishito peppers - blistered, sea salt [vg gf]
    with:
    picks and napkins - printed cotton paper [x]
    three sauces - chile jam, aioli, mustard [v gf]
    tray cards - with allergens [x]
    extras:
    waitstaff - one person for two hours [x] $140.00
    shrimp cocktail - two dozen, horseradish [gf df] $58.00
    mocktail pitcher - cucumber, lime, elderflower [vg gf] $28.00
    fries in cones - a dozen [vg gf] $33.00`,
  ),
  cuisine(
    'snack_boxes',
    `
    price: 6.95 / 11.50
    served: cold
    subject: snack
    styles: Trail / Matinee / Three o'clock / Campus / Cabin / Sprint review
    buffet: Snack bar table / Popcorn and pretzel bar / Afternoon snack spread
    box: Snack boxes / Protein snack boxes / Movie night boxes / Trail boxes
    first: Three O'Clock / Crunch & Clover / Snack Depot / Pocket Picnic / Munch Mill / Trail & Tin / Kernel Street / Peck & Basket / Handful / Pretzel Post
    last: Snacks / Snack Co. / Pantry / Boxes / Provisions
    pairs: snack_drinks / dessert_cookies / dessert_fruit / appetizer_dips
    glyphs: popcorn / pretzel / peanuts / cheese-wedge / red-apple / chocolate-bar
    garnish: chestnut / blueberries / herb
    palette: caramel
    mains:
    sea salt popcorn - popped in coconut oil [vg gf]
    soft pretzel bites - mustard and beer cheese [v]
    trail mix - almonds, cherries, dark chocolate [vg gf n]
    cheese and crackers - cheddar, gouda, grapes [v]
    hummus and vegetables - carrots, peppers, cucumbers [vg gf]
    turkey jerky - black pepper, maple [gf df]
    seaweed and rice crackers - sesame [vg gf]
    apple and almond butter - sliced to order [vg gf n]
    sides:
    fruit leather - mango and raspberry [vg gf]
    chocolate square - seventy percent [vg gf]
    clementines - two each [vg gf]
    kettle chips - vinegar and salt [vg gf]
    with:
    a label with a name - send us the list [x]
    napkins - in each box [x]
    mints - two [vg gf]
    extras:
    sparkling water - lime or plain, by the can [vg gf] $2.25
    kombucha - ginger, by the bottle [vg gf] $5.00
    iced tea jug - unsweetened, a gallon [vg gf] $18.00
    nut-free box instead - packed in a separate room [v] $1.00`,
  ),
  cuisine(
    'snack_drinks',
    `
    price: 4.95 / 9.50
    served: drinks
    subject: drink
    styles: All-day / Afternoon / Third wave / Garden / Monsoon / Harvest
    buffet: Coffee and tea service / Agua fresca bar / Bubble tea bar / Hot chocolate bar / Smoothie bar
    box: Bottled juice boxes / Tea and biscuit boxes / Smoothie and snack boxes
    first: Steam & Saucer / Tall Glass / Pour Hour / Kettle Yard / Ruby Leaf / Citrus Works / Drip Drop / Tea Garden / Boba Bloom / Velvet Bean
    last: Coffee / Tea House / Beverage Co. / Juicery / Coffee Cart
    pairs: snack_boxes / breakfast_continental / dessert_cookies / breakfast_healthy
    glyphs: hot-beverage / bubble-tea / tropical-drink / cup-with-straw / teapot / beverage-box
    garnish: lemon / herb / lime
    palette: sky
    mains:
    single-origin drip coffee - washed Huehuetenango [vg gf]
    cold brew - twenty hours, chocolate and cherry [vg gf]
    hibiscus agua fresca - lightly sweet [vg gf]
    milk black tea with pearls - brown sugar boba [v gf]
    matcha lemonade - stone-ground green tea [vg gf]
    ginger peach iced tea - brewed, never powdered [vg gf]
    strawberry banana smoothie - oat milk [vg gf]
    hot chocolate - dark chocolate, whipped cream [v gf]
    sides:
    shortbread - a little salty [v]
    madeleines - lemon [v]
    almond biscotti - for dipping [v n df]
    fruit skewers - pineapple and grapes [vg gf]
    with:
    milk, oat milk and sugar - with stirrers [v gf]
    cups, lids and sleeves - compostable [x]
    ice - in an insulated bucket [vg gf]
    extras:
    extra coffee tote - twelve cups [vg gf] $28.00
    barista on site - with an espresso cart, two hours [x] $220.00
    sparkling water case - twenty-four cans [vg gf] $36.00
    oat milk carton - a quart [vg gf] $6.50`,
  ),
];

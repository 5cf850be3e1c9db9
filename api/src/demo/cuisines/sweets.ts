import { cuisine } from './cuisine';

export const sweets = [
  cuisine(
    'dessert_cookies',
    `
    price: 3.75 / 6.75
    served: cold
    subject: cookie
    styles: Brown butter / Midnight / Schoolhouse / Grandmother's / Tollgate / Salted
    buffet: Cookie and brownie platter / Cookie jar table / Afternoon cookie tray
    box: Cookie boxes / Cookie and milk boxes / Brownie boxes
    first: Crumb & Copper / Two Dozen / Warm Tray / Snickerdoodle Lane / Brown Paper / Fudge Harbor / Cookie Parade / Sugar Post / Golden Sheet / Butter Alley
    last: Cookies / Cookie Co. / Bakeshop / Bakery / Sweets
    pairs: dessert_cakes / dessert_pastries / dessert_frozen / snack_drinks
    glyphs: cookie / chocolate-bar / doughnut / glass-of-milk / candy
    garnish: chestnut / candy / chocolate-bar
    palette: cocoa
    mains:
    brown butter chocolate chunk cookie - flaky salt [v]
    oatmeal raisin cookie - plumped in chai [v]
    snickerdoodle - cinnamon sugar, crackled top [v]
    vegan double chocolate cookie - olive oil, espresso [vg]
    peanut butter cookie - crosshatched, a little salty [v gf n]
    lemon sugar cookie - poppy seeds, glaze [v]
    ginger molasses cookie - soft middle, crystallized ginger [v df]
    fudge brownie - dark chocolate, walnut-free [v gf]
    sides:
    blondies - butterscotch and pecan [v n]
    mini madeleines - browned butter, orange [v]
    almond biscotti - twice baked [v n df]
    marshmallow crisps - puffed rice, brown butter [gf]
    with:
    labels for each kind - with what is in it [x]
    napkins - recycled [x]
    paper sleeves - to take one home [x]
    extras:
    cold milk - pint bottles, whole or oat [v gf] $3.50
    drip coffee tote - twelve cups [vg gf] $28.00
    cookie gift tin - a dozen, with a card [v] $32.00
    ice cream for sandwiches - vanilla, a quart [v gf] $14.00`,
  ),
  cuisine(
    'dessert_cakes',
    `
    price: 4.25 / 8.25
    served: cold
    subject: cake
    styles: Birthday / Garden party / Velvet / Farewell / Golden hour / Milestone
    buffet: Cupcake tower / Sheet cake table / Cake by the slice table / Celebration cake spread
    box: Cupcake boxes / Slice boxes / Petit four boxes
    first: Frost & Fern / Buttercream Row / Pearl Sugar / Layer Street / Tall Cake / Confetti / Ruffle & Rose / Sponge Hall / Petite Étoile / Candle & Co.
    last: Cakes / Cupcakery / Cake Room / Confectionery / Bakery
    pairs: dessert_cookies / dessert_pastries / dessert_frozen
    glyphs: cupcake / shortcake / birthday-cake / custard / strawberry
    garnish: strawberry / cherries / candy
    palette: rose
    mains:
    vanilla bean cupcake - Swiss buttercream, rainbow sprinkles [v]
    chocolate stout cupcake - malt frosting [v]
    carrot cake - cream cheese, toasted walnuts [v n]
    lemon raspberry cake - curd between the layers [v]
    red velvet cupcake - cocoa, tangy frosting [v]
    vegan chocolate cake - coconut ganache [vg]
    flourless almond cake - orange blossom, powdered sugar [v gf df n]
    tres leches square - toasted meringue [v]
    sides:
    berries and cream - lightly whipped [v gf]
    mini cheesecakes - graham crust, sour cherry [v]
    macarons - pistachio, rose, caramel [v gf n]
    chocolate-dipped strawberries - dark chocolate [vg gf]
    with:
    plates and forks - compostable [x]
    candles and a card - say what it should read [x]
    cake servers - yours to keep [x]
    extras:
    writing on the cake - up to forty letters [x] $8.00
    gluten-free cupcake - baked and boxed apart [v gf] $5.25
    sparkling cider - a bottle, serves five [vg gf] $12.50
    edible logo print - on each cupcake [v gf] $1.75`,
  ),
  cuisine(
    'dessert_fruit',
    `
    price: 4.50 / 7.50
    served: cold
    subject: fruit
    styles: Orchard / Tropical / Market day / Sunset / Stone fruit / Citrus grove
    buffet: Cut fruit platter / Fruit and dip table / Tropical fruit display / Melon and berry spread
    box: Fruit cups / Fruit salad boxes / Fruit skewer boxes
    first: Orchard & Ode / Ripe Hour / Sun & Stem / Persimmon Lane / Melon Cart / Juniper Farmstand / Pear Tree / Tangelo / Bright Basket / Quince & Co.
    last: Fruit Co. / Fruiterers / Market / Fruit Stand / Orchard
    pairs: snack_boxes / breakfast_healthy / snack_drinks / dessert_frozen
    glyphs: watermelon / pineapple / mango / strawberry / grapes / kiwi-fruit / melon / tangerine
    garnish: herb / blueberries / lime
    palette: leaf
    mains:
    pineapple and mint - cut into spears [vg gf]
    watermelon with lime - black salt on the side [vg gf]
    strawberries and blueberries - local in season [vg gf]
    mango with chile - a Oaxacan street-corner habit [vg gf]
    cantaloupe and honeydew - balled and chilled [vg gf]
    kiwi and dragon fruit - sliced thin [vg gf]
    grapes and figs - on the stem [vg gf]
    citrus segments - blood orange, grapefruit, mandarin [vg gf]
    sides:
    honey yogurt dip - orange zest [v gf]
    dark chocolate dip - warm it ten seconds [vg gf]
    coconut cream - whipped with vanilla [vg gf]
    salted caramel - a small jar [v gf]
    with:
    bamboo picks - and small plates [x]
    fresh mint - in sprigs [vg gf]
    lime wedges - for squeezing [vg gf]
    extras:
    whole fruit basket - apples, pears, bananas, two dozen pieces [vg gf] $38.00
    chocolate-dipped strawberries - a dozen [vg gf] $27.00
    fruit skewers - a dozen [vg gf] $30.00
    fresh coconut water - by the bottle [vg gf] $4.50`,
  ),
  cuisine(
    'dessert_frozen',
    `
    price: 5.25 / 9.00
    served: frozen
    subject: flavor
    styles: Boardwalk / Summer Friday / Gelateria / Neapolitan / Rooftop / Snow day
    buffet: Ice cream sundae bar / Gelato cart / Shaved ice stand / Frozen yogurt bar
    box: Ice cream cups / Paleta boxes / Ice cream sandwich boxes
    first: Cold Spoon / Polar Peach / Churn & Chime / Gelato Aurora / Snow Hour / Sorbet Society / Cone Island / Milk Moon / Paleta Rosa / Glacier Street
    last: Ice Cream / Creamery / Gelato / Scoop Shop / Frozen Co.
    pairs: dessert_cakes / dessert_fruit / dessert_cookies / snack_drinks
    glyphs: ice-cream / soft-ice-cream / shaved-ice / cherries / lollipop
    garnish: cherries / strawberry / candy
    palette: sky
    mains:
    Madagascar vanilla - speckled with bean [v gf]
    dark chocolate sorbet - no milk at all [vg gf]
    salted caramel swirl - burnt sugar [v gf]
    pistachio gelato - Sicilian nuts [v gf n]
    strawberry and basil - roasted berries [v gf]
    mango sorbet - Alphonso pulp, lime [vg gf]
    cookies and cream - our own wafers [v]
    coconut lemongrass - dairy-free [vg gf]
    sides:
    hot fudge - kept warm in a flask [v gf]
    rainbow sprinkles - and chocolate ones [vg gf]
    toasted peanuts - salted [vg gf n]
    brownie bits - chewy corners [v]
    whipped cream - barely sweet [v gf]
    with:
    cups and spoons - wooden spoons [x]
    waffle cones - rolled by hand [v]
    dry ice - in a chest, holds two hours [x]
    extras:
    gluten-free cones - wrapped apart [vg gf] $1.25
    brandied cherries - a jar [vg gf] $9.00
    server with a cart - for one hour [x] $95.00
    affogato coffee flask - eight shots [vg gf] $21.00`,
  ),
  cuisine(
    'dessert_pastries',
    `
    price: 4.50 / 8.00
    served: cold
    subject: pastry
    styles: Parisian / Harvest / Blue ribbon / Venetian / Sunday / Levantine
    buffet: Mini tart display / Pie by the slice table / Petit four tray / Baklava and tea table
    box: Tart boxes / Hand pie boxes / Pastry boxes
    first: Rolling Pin / Tart & Thimble / Filo House / Crimp & Lattice / Pie Parlor / Gilded Crust / Rosewater / Plum & Praline / Feuille / Thousand Layers
    last: Pâtisserie / Pie Shop / Pastry Kitchen / Pies / Sweets
    pairs: breakfast_continental / dessert_cakes / dessert_cookies
    glyphs: pie / shortcake / custard / croissant / moon-cake / doughnut
    garnish: blueberries / strawberry / chestnut
    palette: caramel
    mains:
    lemon meringue tartlet - torched top [v]
    apple hand pie - cheddar crust [v]
    pecan pie square - bourbon and maple [v n]
    chocolate éclair - glossy ganache [v]
    raspberry frangipane tart - almonds, jam [v n]
    pistachio baklava - orange blossom syrup [v n]
    coconut cream tart - vegan, oat crust [vg]
    egg custard tart - blistered like Lisbon [v]
    sides:
    cannoli - ricotta, chocolate chips [v]
    cream puffs - vanilla diplomat [v]
    fruit tartlets - pastry cream, glazed berries [v]
    flourless chocolate bites - cocoa dust [v gf]
    with:
    dessert plates and forks - compostable [x]
    powdered sugar - to dust at the table [vg gf]
    cards with names - for each tray [x]
    extras:
    whipped cream - a pint [v gf] $8.00
    mint tea urn - twelve cups, with glasses [vg gf] $32.00
    whole pie - nine inches, serves eight [v] $34.00
    vanilla ice cream - a quart, packed in ice [v gf] $14.00`,
  ),
];

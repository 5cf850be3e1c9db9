import { cuisine } from './cuisine';

export const lunchEurope = [
  cuisine(
    'lunch_italian',
    `
    price: 12.25 / 19.75
    served: hot
    subject: pasta or main
    styles: Roman / Sicilian / Tuscan / Ligurian / Bolognese / Sunday
    buffet: Pasta and antipasti spread / Lasagna feast / Trattoria table / Chicken parm supper
    box: Pasta boxes / Panino boxes / Antipasti boxes
    first: Nonna Pia's / Tre Fratelli Verdi / Basilico Nove / The Brass Fork / Olmo Nero / Vento Piccolo / Piazza Nove / Lume Basso / Osteria del Pozzo / Pepe & Sale
    last: Trattoria / Pasta Shop / Cucina / Kitchen / Osteria
    pairs: lunch_pizza / lunch_sandwiches / dessert_pastries
    glyphs: spaghetti / cheese-wedge / tomato / bread / olive / meat-on-bone
    garnish: herb / tomato / garlic
    palette: tomato
    mains:
    rigatoni alla vodka - tomato, cream, a little chile [v]
    lasagna Bolognese - eight layers, béchamel
    chicken parmigiana - marinara, mozzarella
    orecchiette with broccoli rabe - garlic, breadcrumbs [vg]
    penne al pesto - potatoes, green beans [v n]
    eggplant involtini - ricotta, basil [v gf]
    salmon piccata - capers, lemon [gf]
    gluten-free fusilli pomodoro - San Marzano tomato [vg gf]
    sides:
    Caesar salad - torn croutons, anchovy
    caprese - mozzarella, tomato, basil [v gf]
    roasted broccolini - lemon, chile [vg gf]
    antipasti - olives, artichokes, peppers [vg gf]
    meatballs - pork and beef, Sunday sauce
    white bean salad - rosemary, celery [vg gf]
    with:
    focaccia - rosemary, sea salt [vg]
    parmesan - grated, in a bowl [gf]
    chile oil - from Calabria [vg gf]
    extras:
    tiramisu - serves ten [v] $44.00
    cannoli - a dozen, filled here [v] $33.00
    blood orange soda - by the bottle [vg gf] $3.75
    garlic bread - two loaves [v] $14.00`,
  ),
  cuisine(
    'lunch_mediterranean',
    `
    price: 12.25 / 18.95
    served: hot
    subject: main
    styles: Aegean / Levantine / Anatolian / Beirut / Cypriot / Galilee
    buffet: Mezze and grill spread / Shawarma bar / Kebab feast / Falafel and pita table
    box: Shawarma boxes / Mezze bowls / Falafel wrap boxes
    first: Olive Lantern / Sumac & Salt / Cedar Street / White Harbor / Pomegranate Yard / Blue Dome / Fig Court / Zeytin Yard / Hearth & Hyssop / Almond Gate
    last: Grill / Mezze / Kitchen / Taverna / Table
    pairs: appetizer_dips / lunch_salads / lunch_indian
    glyphs: stuffed-flatbread / falafel / olive / flatbread / meat-on-bone / green-salad
    garnish: lemon / herb / olive
    palette: olive
    mains:
    chicken shawarma - turmeric, garlic, pickles [gf df]
    lamb kofta - parsley, pine nuts [gf df n]
    falafel - herbs, tahini [vg gf]
    grilled salmon - lemon, oregano [gf df]
    beef souvlaki - red wine, bay [gf df]
    roasted cauliflower - zhoug, golden raisins [vg gf]
    halloumi skewers - peppers, mint [v gf]
    chicken with sumac and onion - musakhan spices [gf df]
    sides:
    hummus - tahini, olive oil [vg gf]
    tabbouleh - parsley, bulgur, lemon [vg]
    fattoush - crisp pita, radish, sumac [vg]
    baba ghanoush - smoked eggplant [vg gf]
    lemon potatoes - oregano [vg gf]
    dolmas - rice, dill, currants [vg gf]
    with:
    warm pita - a basket [vg]
    saffron rice - toasted vermicelli left out [vg gf]
    tzatziki and garlic sauce - two pots [v gf]
    extras:
    baklava - two dozen pieces [v n] $32.00
    mint lemonade - a gallon [vg gf] $23.00
    spinach pies - a dozen [v] $27.00
    gluten-free pita - half a dozen [vg gf] $9.00`,
  ),
  cuisine(
    'lunch_pizza',
    `
    price: 10.50 / 15.95
    served: hot
    subject: pizza
    styles: Neapolitan / Detroit / Sicilian / New Haven / Roman / Grandma
    buffet: Pizza party / Square pie table / Pizza and salad spread / Pizza al taglio board
    box: Personal pizzas / Slice boxes / Calzone boxes
    first: Leopard Crust / Tenth Oven / Fior & Forno / Cornicione / Red Peel / Square One Pie / Slow Dough / Ash Street / Mozzarella Moon / Two Stones
    last: Pizza / Pizzeria / Pies / Slice Shop / Forno
    pairs: lunch_italian / lunch_salads / dessert_frozen
    glyphs: pizza / tomato / cheese-wedge / brown-mushroom / olive / garlic
    garnish: herb / tomato / olive
    palette: tomato
    mains:
    Margherita - fior di latte, basil [v]
    pepperoni and hot honey - cups that curl
    mushroom and thyme - fontina, garlic [v]
    sausage and broccoli rabe - smoked mozzarella
    marinara - tomato, garlic, oregano [vg]
    prosciutto and arugula - parmesan, lemon
    vegan sausage and pepper - cashew mozzarella [vg n]
    gluten-free Margherita - baked in its own pan [v gf]
    sides:
    chopped salad - chickpeas, olives, oregano [vg gf]
    Caesar salad - anchovy, torn croutons
    garlic knots - parsley, butter [v]
    roasted peppers - capers, vinegar [vg gf]
    meatballs - ricotta, marinara
    with:
    chile flakes and oregano - in shakers [vg gf]
    parmesan - grated [gf]
    plates and napkins - compostable [x]
    extras:
    hot wings - two dozen, blue cheese [gf] $34.00
    cannoli - half a dozen [v] $18.00
    cola and lemon soda - by the can [vg gf] $2.25
    ranch and marinara - four pots [v] $5.00`,
  ),
];

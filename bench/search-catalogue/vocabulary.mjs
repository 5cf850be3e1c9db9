// @ts-check
/** Words of package names, the common ones first. */
export const manners =
  'Classic,Roasted,Grilled,Spicy,Fresh,Smoked,Garden,Crispy,Herbed,Southern,Signature,Braised,Street,Rustic,Coastal,Honey,Charred,Golden,Harvest,Slow-Cooked,Lemon,Peppered,Sweet,Tangy,Fiery,Maple,Coconut,Market,Seasonal,Sunrise,Blackened,Pickled,Toasted,Stuffed,Loaded,House,Little,Big,Midweek,Executive';
export const lunches =
  'Chicken,Taco,Salad,Burrito Bowl,Turkey,Pasta,Barbecue,Falafel,Shawarma,Teriyaki,Curry,Pad Thai,Brisket,Salmon,Tikka Masala,Pizza,Banh Mi,Ramen,Sushi,Gyro,Burger,Fajita,Enchilada,Poke,Bibimbap,Biryani,Lasagna,Meatball,Pulled Pork,Jerk Chicken,Kebab,Carnitas,Dumpling,Pho,Lo Mein,Mac and Cheese,Shrimp,Tofu,Paella,Ravioli,Gumbo,Katsu,Adobo,Rendang,Samosa,Gnocchi,Empanada,Pierogi,Tagine,Arepa';
export const breakfasts =
  'Bagel,Egg,Breakfast Taco,Pancake,Granola,Croissant,Yogurt,Waffle,French Toast,Frittata,Burrito,Oatmeal,Muffin,Quiche,Avocado Toast,Biscuit,Lox,Omelet,Shakshuka,Chia Pudding';
export const snacks =
  'Cheese,Charcuterie,Hummus,Fruit,Crudite,Slider,Spring Roll,Nacho,Popcorn,Pretzel,Bruschetta,Guacamole,Trail Mix,Chip,Satay,Deviled Egg,Crostini,Edamame,Tea Sandwich,Mezze';
export const desserts =
  'Cookie,Brownie,Cupcake,Donut,Fruit,Ice Cream,Pie,Cheesecake,Macaron,Churro,Tart,Gelato,Cannoli,Mochi,Baklava,Cake Pop,Pastry,Tiramisu,Lemon Bar,Truffle';
export const forms =
  'Bar,Box,Platter,Tray,Spread,Feast,Bowls,Lunch,Table,Bundle,Buffet,Combo,Boxes,Party,Sampler,Board,Plates,Banquet,Pack,Trio';
export const dishes =
  'Rice,Beans,Chicken Thigh,Roasted Vegetables,Caesar Salad,Tofu,Beef,Falafel,Salmon,Mushroom,Carnitas,Shrimp,Lamb,Pork Belly,Chickpea Stew,Eggplant,Turkey Breast,Grilled Halloumi,Steak Tips,Jackfruit,Tempeh,Duck Confit,Cauliflower,Sweet Potato,Kimchi,Noodles,Meatballs,Ratatouille,Polenta,Ceviche';

export const brandFirst =
  'Copper,Golden,Little,Blue,Old,Happy,Green,Silver,Wild,Corner,Red,Sunny,Royal,Honest,Lucky,Grand,Quiet,Velvet,Stone,River,Maple,Iron,Amber,Ivory,Urban,Coastal,Highland,Twin,Hidden,Daily';
export const brandSecond =
  'Basil,Fork,Olive,Lantern,Pepper,Orchard,Table,Saffron,Hearth,Ember,Market,Thyme,Spoon,Garden,Fig,Lotus,Clover,Plum,Ginger,Anchor,Mill,Barrel,Sparrow,Juniper,Sesame,Laurel,Poppy,Cedar,Harbor,Tamarind,Cumin,Papaya,Radish,Quince,Walnut,Caper,Dill,Mango,Chili,Cassava';
export const brandKinds =
  'Kitchen,Catering,Bistro,Cafe,Grill,Eatery,Deli,Cantina,Bakery,Cookhouse,Trattoria,Provisions';

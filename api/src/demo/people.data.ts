/** First and last names of many origins, so that a team reads like a real office. */
export const firstNames =
  `Amara Aisha Andre Anika Beatriz Bao Camille Carlos Chidi Clara Daniel Darius Deepa Dmitri Elena Eli Esther Farah
Felix Fatima Gabriel Grace Hana Hassan Helen Hugo Imani Ines Ivan Jamal Jasmine Javier Jin Jonah Kaito Karima Keiko
Kwame Lars Layla Leila Leo Lucia Maeve Malik Marco Marisol Maya Mei Mercy Milan Mina Nadia Naomi Nikhil Noor Olga
Omar Oscar Paloma Pearl Priya Quentin Rafael Ramona Rashid Renata Rosa Ruben Sadie Samir Sana Santiago Selma Sofia
Soren Suki Tamar Tariq Teodoro Theo Thuy Tobias Uma Valeria Victor Wanjiru Wei Willa Xiomara Yara Yusuf Zadie Zoran
Zuri`.split(/\s+/);

export const lastNames =
  `Abara Adeyemi Aguilar Ahmadi Andersen Baptiste Barros Bello Bergström Bianchi Castellano Chandra Chaudhry Choi
Cohen Costa Cruz Dabrowski Delgado Diallo Doan Duarte Eriksen Espinoza Farouk Fernandes Fischer Flores Fontaine
Fujimoto Gallo Ghosh Goldberg Gupta Haddad Hakim Hansen Harper Hayashi Herrera Ho Huang Ibrahim Iqbal Ito Jansen
Jimenez Kaminski Kapoor Kim Kovacs Kruger Kumar Laurent Lindqvist Lopez Lund Malone Marchetti Mbeki Medina Mehta
Mendoza Mori Murphy Nakamura Nguyen Novak Obi Okafor Okonkwo Oliveira Ortega Osei Park Patel Pereira Petrov Pham
Popescu Quinn Rahman Ramirez Reyes Rossi Sato Schmidt Shah Silva Solis Tanaka Torres Tran Vargas Volkov Walsh Wong
Yamada Yilmaz Zhang`.split(/\s+/);

/** The organizations after the four of the demo accounts, with the place where each has its office. */
export const organizations: readonly { name: string; placeId: number; floor: string }[] = [
  { name: 'Northwind Labs', placeId: 1, floor: '9th floor' },
  { name: 'Contoso Field Office', placeId: 1, floor: 'Suite 1200' },
  { name: 'Fabrikam Studio', placeId: 1, floor: '3rd floor' },
  { name: 'Halyard Robotics', placeId: 1, floor: 'Loading dock B' },
  { name: 'Pemberly Biosciences', placeId: 2, floor: 'Building 4' },
  { name: 'Lumen & Larch Architects', placeId: 3, floor: '21st floor' },
  { name: 'Cedar Quill Policy Institute', placeId: 4, floor: 'Suite 800' },
  { name: 'Tidepool Software', placeId: 5, floor: '6th floor' },
  { name: 'Sandstone Pictures', placeId: 7, floor: 'Stage 2' },
  { name: 'Orcas Sound Research', placeId: 8, floor: 'Suite 340' },
  { name: 'Juniper Ridge Outfitters', placeId: 9, floor: 'Showroom' },
  { name: 'Mesa Verde Circuits', placeId: 15, floor: 'Building C' },
];

export const jobTeams = ['Design', 'Research', 'Finance', 'Product', 'Platform', 'Sales', 'People', 'Legal'];

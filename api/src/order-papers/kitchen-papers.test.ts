import { answer, asCook, cancel, placed } from '../orders/changes/change.factory';
import { makeCaterer } from '../orders/order.factory';
import { signedIn, useLocalServices } from '../testing';
import { readPaper } from './paper.factory';

useLocalServices();

test.each([
  ['order_sheet', 'Order sheet'],
  ['packing_list', 'Packing list'],
])('the %s says what is cooked and where it goes, to its caterer alone', async (what, title) => {
  const caterer = await makeCaterer({ includes: ['Plates and napkins'] });
  const cart = await placed(caterer);
  const path = answer(cart, what);
  const cook = await asCook(caterer);
  const { lines } = await readPaper(cook, path);
  const said = lines.join('\n');
  for (const words of [`${title}, order #${cart.orderId}`, '20 people', '10 × Carnitas', 'Vegetarian'])
    expect(said).toContain(words);
  for (const words of ['Plates and napkins', 'Rice and beans', '350 5th Ave', 'Pat'])
    expect(said).toContain(words);
  await (await signedIn((await makeCaterer()).cook)).get(path).expect(404);
  await cart.orderer.get(path).expect(404);
  await cancel(cart, 0).expect(200);
  await cook.get(path).expect(404);
});

import { loadBasket, saveBasket } from './menu-draft';

beforeEach(() => sessionStorage.clear());
const lines = [{ menu_item_id: 71, qty: 4 }];

it('a basket is kept for its restaurant alone, and forgotten once it is empty', () => {
  saveBasket(7, { lines, fromHelper: ['a line'] });
  expect(loadBasket(7)).toEqual({ lines, fromHelper: ['a line'] });
  expect(loadBasket(8).lines).toEqual([]);
  saveBasket(7);
  expect(sessionStorage).toHaveLength(0);
});

it('a basket of the form that it had before is read, and one that is none is empty', () => {
  const key = 'copper-carrot.menu.7';
  sessionStorage.setItem(key, JSON.stringify([...lines, { qty: 2 }]));
  expect(loadBasket(7)).toEqual({ lines, fromHelper: [] });
  for (const broken of ['{', '7', '{"lines":{}}']) {
    sessionStorage.setItem(key, broken);
    expect(loadBasket(7).lines).toEqual([]);
  }
});

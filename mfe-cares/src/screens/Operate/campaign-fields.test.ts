import { fieldsOf, sent } from './campaign-fields';

it('sends where a widget may be shown: any site, the listed ones each once, or none', () => {
  const fields = { ...fieldsOf(), site_lines: ' https://www.example.org \n\nhttps://www.example.org\n' };
  expect(sent({ ...fields, embedding: 'any' }).sites).toEqual(['*']);
  expect(sent({ ...fields, embedding: 'listed' }).sites).toEqual(['https://www.example.org']);
  expect(sent({ ...fields, embedding: 'none' }).sites).toEqual([]);
});

import { open } from './test/render';

it.each(['/orders/abc', '/orders/99999999999/checkout', '/orders/abc/checkout/reset'])(
  'shows no page at an address that no record can have: %s',
  async (path) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(open(path)).rejects.toMatchObject({ statusCode: 404 });
    logged.mockRestore();
  },
);

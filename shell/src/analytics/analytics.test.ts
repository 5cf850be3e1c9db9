import { events } from '@copper-carrot/contracts/runtime';
import { recordAnalytics } from './analytics';

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/packages/taco-bar?secret=1');
  stop = recordAnalytics();
  // The bus had replayed the last event of the previous test.
  jest.clearAllTimers();
  delete window.dataLayer;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('[CONST-03] tells of a page view two seconds after it, with the title that the page then has', () => {
  events.emit('page.viewed@1', { path: '/packages/taco-bar', title: 'Package' });
  document.title = 'Taco bar | Copper Carrot';
  jest.advanceTimersByTime(1999);
  expect(window.dataLayer).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(window.dataLayer).toEqual([
    {
      event: 'page_view',
      app: 'public',
      page_path: '/packages/taco-bar',
      page_title: 'Taco bar | Copper Carrot',
    },
  ]);
});

it('keeps the title of a page that was left meanwhile', () => {
  events.emit('page.viewed@1', { path: '/cares', title: 'Cares' });
  document.title = 'Elsewhere';
  jest.advanceTimersByTime(2000);
  expect(window.dataLayer).toEqual([
    { event: 'page_view', app: 'public', page_path: '/cares', page_title: 'Cares' },
  ]);
});

it('[PAY-07] tells of a purchase with its value in dollars, beside what is there already', () => {
  window.dataLayer = ['before'];
  events.emit('order.purchased@1', { orderId: 12, value: 77.48, currency: 'USD' });
  expect(window.dataLayer).toEqual([
    'before',
    { event: 'purchase', transaction_id: '12', value: 77.48, currency: 'USD' },
  ]);
});

import { linkedApps } from './app-links';
import { appOf } from './apps';

it('[PAGE-17] has the apps marketing, caterer, admin and public, and each path belongs to one', () => {
  expect(linkedApps).toEqual(['marketing', 'caterer', 'admin', 'public']);
  const paths = ['/', '/blog', '/blog/lunch', '/learn-more/about', '/explore/austin-catering', '/refer'];
  expect(paths.map(appOf)).toEqual(paths.map(() => 'marketing'));
  expect(['/caterer/4/orders', '/admin', '/platform'].map(appOf)).toEqual(['caterer', 'admin', 'admin']);
  expect(['/search', '/catering/tacos', '/administrators', '/customer/me/orders'].map(appOf)).toEqual(
    Array.from({ length: 4 }, () => 'public'),
  );
});

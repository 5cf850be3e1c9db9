import { Router } from 'express';
import { styleSheet } from './style';

const fonts = {
  'figtree.woff2': require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  'fraunces.woff2': require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
};

/** The style sheet and the two fonts, which are all that the pages load. */
export function assets(): Router {
  const router = Router();
  router.get('/style.css', (_request, response) => {
    response.type('css').send(styleSheet);
  });
  for (const [name, file] of Object.entries(fonts)) {
    router.get(`/${name}`, (_request, response) => {
      // The checkout's path may contain a folder with a leading dot.
      response.sendFile(file, { maxAge: '1d', dotfiles: 'allow' });
    });
  }
  return router;
}

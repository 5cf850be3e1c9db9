import Joi from 'joi';
import { idParams, routes, shape } from '../http';
import { uploadKey } from '../uploads';
import { pictureView } from './catalog.schemas';
import { changePackagePicture, removePackagePicture } from './package-picture';

const packagePictureBody = shape('PackagePictureBody', 'A photo that was uploaded for a package.', {
  upload_key: uploadKey().required(),
  alt: Joi.string().trim().min(1).max(200).description('What it shows; the name of the package without it.'),
});

/** The photo of a package, for the people of its brand. */
export const packagePictureRoutes = routes({ tag: 'Caterer catalogue', base: '/cpi/v1/caterer' });

packagePictureRoutes.put(
  '/packages/:id/picture',
  {
    summary: 'Makes an uploaded photo the picture of a package; 422 in words where it is none',
    spec: '2 §7',
    who: 'signed-in',
    params: idParams,
    body: packagePictureBody,
    answer: pictureView,
  },
  ({ actor, params, body }) => changePackagePicture(params.id, body, actor),
);
packagePictureRoutes.delete(
  '/packages/:id/picture',
  {
    summary: 'Shows the composed picture of a package again',
    spec: '2 §7',
    who: 'signed-in',
    params: idParams,
    answer: pictureView,
  },
  ({ actor, params }) => removePackagePicture(params.id, actor),
);

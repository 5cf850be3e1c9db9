import {
  longestFileName,
  unknownFileType,
  uploadPurposes,
  type UploadPurpose,
} from '@copper-carrot/contracts';
import Joi from 'joi';
import { shape } from '../http';
import { allowedName } from './file-name';

const purposes = Object.keys(uploadPurposes) as UploadPurpose[];

export const uploadKey = () =>
  Joi.string()
    .pattern(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    .description('The `key` that the presign call of the upload answered.');

export const presignQuery = Joi.object<{ filename: string; filetype: string; purpose: UploadPurpose }, true>({
  filename: Joi.string()
    .trim()
    .min(1)
    .max(longestFileName)
    .pattern(allowedName)
    .required()
    .description('What the file is called, without a path.')
    .messages({ 'string.pattern.base': 'must be the name of a file, without a path' }),
  filetype: Joi.string()
    .lowercase()
    .max(100)
    .pattern(/^[\w.+-]+\/[\w.+-]+$/)
    .default(unknownFileType)
    .description('Its media type, as the browser sees it; what it is, the content says.')
    .messages({ 'string.pattern.base': 'must be a media type such as image/png' }),
  purpose: Joi.string()
    .valid(...purposes)
    .default('attachment')
    .description('What it is for, which decides how large it may be and of which types.'),
});

export const presignAnswer = shape(
  'PresignedUpload',
  'Where one file may be posted: a multipart form of these fields, and then the file as `file`.',
  {
    key: Joi.string().guid().required().description('Names the upload to the call that uses it.'),
    url: Joi.string().required(),
    fields: Joi.object().pattern(Joi.string(), Joi.string().allow('')).required(),
    max_bytes: Joi.number().integer().required().description('The largest file that is taken, in bytes.'),
    expires_at: Joi.string().isoDate().required().description('Until when it may be posted, in UTC.'),
  },
);

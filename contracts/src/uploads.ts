const pictures = ['image/jpeg', 'image/png', 'image/webp'] as const;
const megabytes = 1024 * 1024;

/** What people upload, and what is taken of each: the types go by the file's content. */
export const uploadPurposes = {
  avatar: { accept: pictures, maxBytes: 10 * megabytes },
  package_picture: { accept: pictures, maxBytes: 10 * megabytes },
  attachment: { accept: [...pictures, 'application/pdf'], maxBytes: 10 * megabytes },
} as const;
export type UploadPurpose = keyof typeof uploadPurposes;

/** A larger picture is refused before it is decoded. */
export const largestPictureMegapixels = 50;

/** How many files go with one message. */
export const attachmentsLimit = 5;

/** The longest name of an uploaded file. */
export const longestFileName = 200;

/** The type of a file that names none. */
export const unknownFileType = 'application/octet-stream';

/** What an upload that failed says (2 §5). */
export const uploadSentences = {
  failed: (status: number) => `Upload failed with status ${status}`,
  network: 'Network error during upload.',
} as const;

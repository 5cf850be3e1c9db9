import type { UploadPurpose } from '@copper-carrot/contracts';

/** Where uploads lie until they are checked. */
export const incomingPrefix = 'incoming/';

/** Where an upload arrives: each person has a place of their own for each purpose. */
export const incomingKey = (purpose: UploadPurpose, userId: number, key: string) =>
  `${incomingPrefix}${purpose}/${userId}/${key}`;

/** Where a checked file lies. */
export const fileKey = (key: string) => `files/${key}`;

export { acceptUpload, attachFile, discardFile } from './accept-upload';
export { fileJobs } from './file.jobs';
export { fileLink, fileLinkOf, publicFileLink } from './file-link';
export { fileRoutes, presignRoutes } from './upload.routes';
export { uploadKey } from './upload.schemas';

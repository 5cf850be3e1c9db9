export { StyleGuide, StyleGuide as default } from './StyleGuide/StyleGuide';

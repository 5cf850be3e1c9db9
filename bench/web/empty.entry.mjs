/// <reference lib="dom" />
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const { body } = globalThis.document;
createRoot(body).render(createElement('h1', null, 'An empty page'));

import './trusted-types';
import { bootFailed } from './boot-failed';
// Before any of our controls is there: they take the language of their own words when they are loaded.
import '@copper-carrot/shared-ui/locale';

// Shared packages are handed over by the federation runtime, which is ready only after this module.
import(/* webpackChunkName: "shell-app" */ './bootstrap').catch(bootFailed);

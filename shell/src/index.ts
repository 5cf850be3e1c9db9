import './trusted-types';
import { bootFailed } from './boot-failed';

// Shared packages are handed over by the federation runtime, which is ready only after this module.
import(/* webpackChunkName: "shell-app" */ './bootstrap').catch(bootFailed);

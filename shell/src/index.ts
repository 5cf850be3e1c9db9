import './trusted-types';
import { bootFailed } from './boot-failed';
// Must run before our controls, which choose their language on load.
import '@copper-carrot/shared-ui/locale';

// Loaded asynchronously, as the federation runtime provides shared packages only after this module.
import(/* webpackChunkName: "shell-app" */ './bootstrap').catch(bootFailed);

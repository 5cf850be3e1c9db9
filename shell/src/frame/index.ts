import '../trusted-types';
import '@copper-carrot/shared-ui/locale';
import { bootFailed } from '../boot-failed';

// As in the shell: shared packages are ready only after this module.
import(/* webpackChunkName: "frame-app" */ './bootstrap').catch(bootFailed);

// Must run before any element is created, and before controls choose their language on load.
import '../trusted-types';
import '@copper-carrot/shared-ui/locale';
import { bootFailed } from '../boot-failed';

// In the same file but evaluated later, so that errors during the start are caught here.
import(/* webpackMode: "eager" */ './bootstrap').catch(bootFailed);

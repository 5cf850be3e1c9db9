// Before anything that makes an element, or a control that takes its language when it is loaded.
import '../trusted-types';
import '@copper-carrot/shared-ui/locale';
import { bootFailed } from '../boot-failed';

// In the same file, and yet after these: what fails while it starts is caught here.
import(/* webpackMode: "eager" */ './bootstrap').catch(bootFailed);

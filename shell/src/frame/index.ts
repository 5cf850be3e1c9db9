import '../trusted-types';
import '@copper-carrot/shared-ui/locale';

// As in the shell: shared packages are ready only after this module.
void import(/* webpackChunkName: "frame-app" */ './bootstrap');

import '../trusted-types';

// As in the shell: shared packages are ready only after this module.
void import(/* webpackChunkName: "frame-app" */ './bootstrap');

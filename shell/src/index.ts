import './trusted-types';

// Shared packages are handed over by the federation runtime, which is ready only after this module.
void import(/* webpackChunkName: "shell-app" */ './bootstrap');

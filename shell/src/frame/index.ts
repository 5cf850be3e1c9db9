// Before anything that makes an element, or a control that takes its language when it is loaded.
import '../trusted-types';
import '@copper-carrot/shared-ui/locale';
import './bootstrap';

/** Sub-paths for remotes, which the shell bundles although it does not use them. */
import 'react/jsx-runtime';
import 'react-dom';

/** Sub-paths that remotes may import and the shell itself may not: what is named here is in the shell for them. */
import 'react/jsx-runtime';
import 'react-dom';

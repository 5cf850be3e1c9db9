/** What remotes may use of the router: what is named here is in the shell for them, and nothing else of it is. */
export {
  Link,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';

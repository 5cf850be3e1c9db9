/** What remotes may use of the router: what is named here is in the shell for them, and nothing else of it is. */
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';

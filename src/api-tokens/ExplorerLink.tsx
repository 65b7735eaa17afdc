import { Link } from '../shared/Link'
import { apiTokensText } from './messages'

interface ExplorerLinkProps {
  /** Closes the drawer that the link is in. */
  onFollow?: () => void
}

export const ExplorerLink = ({ onFollow }: ExplorerLinkProps) => (
  <Link to="/dashboard/api" onClick={onFollow}>
    {apiTokensText('explorer')}
  </Link>
)

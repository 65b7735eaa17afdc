import type { UserDetails } from '../../api/auth'
import { BrandMark } from '../../shared/BrandMark'
import { Link } from '../../shared/Link'
import { productName } from '../../shared/product'
import { layoutText } from './messages'
import { SideMenu } from './SideMenu'
import { UserPicture } from './UserPicture'

interface SidePanelProps {
  user: UserDetails
  isNarrow: boolean
  onProfile: () => void
  onConnect: () => void
}

/** Product name, menu and user; shared by the sidebar and the drawer on phones. */
export function SidePanel({ user, isNarrow, onProfile, onConnect }: SidePanelProps) {
  return (
    <div className="side-panel">
      <Link to="/" className="brand" aria-label={layoutText('home', { product: productName() })}>
        <BrandMark />
        {!isNarrow && <span>{productName()}</span>}
      </Link>
      <nav className="side-nav" aria-label={layoutText('mainMenu')}>
        <SideMenu
          user={user}
          isNarrow={isNarrow}
          onConnect={user.userType === 'tenant-client' && !user.clientView ? onConnect : undefined}
        />
      </nav>
      <button
        type="button"
        className="side-user"
        title={user.name}
        disabled={user.support !== undefined || user.clientView !== undefined}
        onClick={onProfile}
      >
        <UserPicture user={user} />
        <span className="visually-hidden">{layoutText('yourProfile', { name: user.name })}</span>
        {!isNarrow && (
          <span aria-hidden className="side-user-name">
            {user.name}
          </span>
        )}
      </button>
    </div>
  )
}

import { LogoutOutlined, UserOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import type { UserDetails } from '../../api/auth'
import { layoutText } from './messages'
import { UserPicture } from './UserPicture'

interface UserMenuProps {
  user: UserDetails
  onProfile: () => void
  onLogOut: () => void
}

/** "Me", at the right end of the header. */
export function UserMenu({ user, onProfile, onLogOut }: UserMenuProps) {
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      // Inside the header, so that it belongs to a landmark.
      getPopupContainer={(button) => button.parentElement ?? document.body}
      menu={{
        items: [
          { key: 'profile', icon: <UserOutlined />, label: layoutText('profile'), onClick: onProfile },
          { type: 'divider' },
          { key: 'log-out', icon: <LogoutOutlined />, label: layoutText('logOut'), onClick: onLogOut },
        ],
      }}
    >
      <button type="button" className="round-button" aria-haspopup="menu">
        <UserPicture user={user} />
        <span className="visually-hidden">{layoutText('userMenu', { name: user.name })}</span>
      </button>
    </Dropdown>
  )
}

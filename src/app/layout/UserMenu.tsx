import { useRef } from 'react'
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

/** User menu in the header. */
export function UserMenu({ user, onProfile, onLogOut }: UserMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      // Rendered inside the header, so that the menu belongs to a landmark.
      getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
      menu={{
        // Dialogs return the focus to this button.
        onClick: () => button.current?.focus(),
        items: [
          // Nothing of the own account can be changed while in a tenant for support, or in a view as a client.
          ...(user.support || user.clientView
            ? []
            : [
                { key: 'profile', icon: <UserOutlined />, label: layoutText('profile'), onClick: onProfile },
                { type: 'divider' as const },
              ]),
          { key: 'log-out', icon: <LogoutOutlined />, label: layoutText('logOut'), onClick: onLogOut },
        ],
      }}
    >
      <button ref={button} type="button" className="round-button" aria-haspopup="menu">
        <UserPicture user={user} />
        <span className="visually-hidden">{layoutText('userMenu', { name: user.name })}</span>
      </button>
    </Dropdown>
  )
}
